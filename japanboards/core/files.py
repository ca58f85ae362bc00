"""Files that are not lost: one writer that never leaves half a file, one reader with limits.

A kill, a full disk or a text that cannot be written leaves the old file as it was. What cannot be
read, or is longer or deeper than anything of ours, is refused in a short sentence.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import stat
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import monotonic, sleep, time
from typing import Any, Final

LARGEST: Final = 4_000_000  # bytes of a file that is read whole
DEEPEST: Final = 40  # brackets within brackets
SHORT: Final = 200  # characters of what is wrong, as far as it is quoted
NAME: Final = 60  # characters of a file's name, as far as it is quoted
STALE: Final = 3600  # seconds after which nobody writes a part any more: its writer was killed
PART: Final = re.compile(r"\.(?P<name>.+)\.[a-z0-9_]{8}\.part")  # as ``_replace`` calls them


def short(text: object, most: int = SHORT) -> str:
    """What is said about something from outside, cut where it gets long.

    >>> short("a" * 300, 10)
    'aaaaaaaaa…'
    """
    said = str.encode(str(text), errors="backslashreplace").decode()
    return said if len(said) <= most else f"{said[: most - 1]}…"


def called(path: str | Path) -> str:
    """A file's name, as it is quoted in a sentence."""
    return short(Path(path).name, NAME)


def write_text(what: str, path: str | Path, text: str) -> None:
    """Put a text into a file, wholly or not at all; why not is said in a ValueError.

    It is written beside the file and out of our hands before it takes its place. A link is
    replaced, not followed: ``resolved`` is for who wants to write what it leads to.
    """
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise ValueError(f"{what} cannot be written: {short(error)}") from None
    write_bytes(what, path, data)


def write_bytes(what: str, path: str | Path, data: bytes) -> None:
    """Put what may be no text into a file, in the same way."""
    path = Path(path)
    try:
        _replace(path, data)
    except OSError as error:
        why = error.strerror or error
        raise ValueError(f"{what} {called(path)} cannot be written: {why}") from None
    except ValueError:  # a character that no name has
        raise ValueError(f"{what} cannot be called {short(repr(path.name), NAME)}") from None


def _replace(path: Path, data: bytes) -> None:
    """A new file in the place of the old one, and the folder told of it."""
    if path.exists() and not path.is_file():
        raise OSError(0, "it is no ordinary file")
    handle, beside = tempfile.mkstemp(
        prefix=f".{path.name[:100]}.", suffix=".part", dir=path.parent
    )
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(beside, _mode(path))
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise
    _sync_folder(path.parent)
    sweep(path.parent, path.name[:100])


def sweep(folder: Path, name: str = "") -> None:
    """Take away what kills have left: old parts of files of ours, of this one or of any."""
    with contextlib.suppress(OSError):
        for each in os.scandir(folder):
            found = PART.fullmatch(each.name)
            if found is None or name not in ("", found["name"]):
                continue
            about = each.stat(follow_symlinks=False)
            if stat.S_ISREG(about.st_mode) and time() - about.st_mtime > STALE:
                os.unlink(each.path)


def _mode(path: Path) -> int:
    """Who may read and write the file: as before, or as any new file of this user."""
    with contextlib.suppress(OSError):
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _sync_folder(folder: Path) -> None:
    """Let the new name survive a loss of power, where the system can be asked for that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_bytes(what: str, path: str | Path, most: int = LARGEST) -> bytes:
    """What is in a file, as long as it is an ordinary one of a bearable size."""
    path = Path(path)
    resolved(what, path)  # or it leads nowhere
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise ValueError(f"{what} {called(path)} is no ordinary file")
        with path.open("rb") as stream:
            data = stream.read(most + 1)
    except OSError as error:
        why = error.strerror or error
        raise ValueError(f"{what} {called(path)} cannot be read: {why}") from None
    if len(data) > most:
        raise ValueError(f"{what} {called(path)} is too long: {most:,} bytes at most")
    return data


def read_text(what: str, path: str | Path, most: int = LARGEST) -> str:
    """The text in a file."""
    try:
        return read_bytes(what, path, most).decode()
    except UnicodeDecodeError as error:
        raise ValueError(
            f"{what} {called(path)} cannot be read: no text at byte {error.start}"
        ) from None


def read_json(what: str, path: str | Path, most: int = LARGEST) -> Any:
    """The data in a JSON file."""
    return parse_json(f"{what} {called(path)}", read_text(what, path, most))


def parse_json(what: str, text: str) -> Any:
    """Data from JSON that is not nested too deeply."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{what} is damaged, it is not complete JSON: {short(error)}") from None
    if too_deep(data):
        raise ValueError(f"{what} is nested too deeply: {DEEPEST} levels at most")
    return data


def too_deep(data: object) -> bool:
    """Lists and objects within each other, beyond what anything of ours has."""
    level: list[object] = [data]
    for _ in range(DEEPEST):
        inside: list[object] = []
        for each in level:
            if isinstance(each, dict):
                inside += each.values()
            elif isinstance(each, list):
                inside += each
        if not inside:
            return False
        level = inside
    return True


@contextlib.contextmanager
def locked(path: Path, patience: float = 5.0) -> Iterator[None]:
    """Nobody else who asks for this lock changes the file meanwhile.

    It is a lock of the folder, so that nothing lies about, goes with the process that holds it,
    and is waited for no longer than ``patience``.
    """
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock

        handle = os.open(path.parent, os.O_RDONLY)
    except (ImportError, OSError):  # Windows, a browser: what is written was merged right before
        yield
        return
    try:
        end = monotonic() + patience
        while monotonic() < end:
            with contextlib.suppress(OSError):
                flock(handle, LOCK_EX | LOCK_NB)
                break
            sleep(0.01)
        yield
    finally:
        os.close(handle)


def numbered(path: Path) -> Iterator[Path]:
    """The path, and others like it with a number."""
    yield path
    for number in count(2):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


def there(path: str | Path) -> bool:
    """Something is there, as far as one can tell; what cannot be is not there either."""
    return os.path.exists(path)


def resolved(what: str, path: str | Path) -> Path:
    """Where a path leads, whatever links are on the way; one that leads nowhere is refused."""
    try:
        found = Path(path).resolve()
        if not os.path.islink(found):
            return found
    except (OSError, RuntimeError):  # as older Pythons say it
        pass
    except ValueError:
        raise ValueError(f"{what} cannot be called {short(repr(Path(path).name), NAME)}") from None
    raise ValueError(f"{what} {called(path)} is a link that leads to itself")
