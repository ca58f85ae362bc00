"""The rulebook panel: search as you type, rulings marked as ours, examples drawn."""

import pytest

from japanboards import GAMES
from japanboards import rolling_japan as rj
from japanboards.core.rulebook import rule_name
from japanboards_widgets import rulebook, table
from japanboards_widgets.chapter import clauses_of


def test_it_shows_every_clause_at_first():
    panel = rulebook("rolling_japan")

    assert all(f'id="{clause}"' in panel.page.value for clause in rj.BOOK.clauses)


def test_every_typed_word_narrows_it_down():
    panel = rulebook("rolling_japan")
    panel.search.value = "purple die"

    assert {c.id for c in panel.found()} >= {"ROL-DIE-02", "ROL-RULING-06"}
    assert len(panel.found()) < 12


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_clause_is_found_by_what_a_player_reads_of_it(game):
    panel = rulebook(game)
    for clause in game.BOOK.clauses:
        panel.search.value = rule_name(clause).capitalize()
        assert [each.id for each in panel.found()] == [clause]
    assert f">{rule_name(clause)}<" in panel.page.value


def test_nothing_found_is_said():
    panel = rulebook("rolling_japan")
    panel.search.value = "hippopotamus"

    assert "Nothing found" in panel.page.value


def test_a_ruling_is_shown_as_ours_with_its_switch():
    panel = rulebook("rolling_japan")
    panel.open_at("ROL-RULING-07")

    assert "Our ruling." in panel.page.value
    assert "cc_on_purple" in panel.page.value


def test_a_clause_leads_to_its_page_where_the_documentation_is_known(monkeypatch):
    panel = rulebook("rolling_japan")
    panel.open_at("ROL-ADJ-01")
    assert "<a " not in panel.page.value
    assert clauses_of(rj, ["ROL-ADJ-01"])[0]["page"] == ""
    monkeypatch.setenv("JAPANBOARDS_DOCS", "../../docs/")
    panel.open_at("ROL-DIE-01")
    page = "../../docs/clauses/rolling_japan/index.html#ROL-DIE-01"
    assert f'<a href="{page}" target="_blank" rel="noopener">rule DIE-01</a>' in panel.page.value
    assert clauses_of(rj, ["ROL-DIE-01"])[0]["page"] == page


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_clause_that_can_refuse_has_an_example_picture_that_cites_it(game):
    panel = rulebook(game)
    for clause in game.BOOK.enforced():
        panel.open_at(clause)

        assert "data:image/svg+xml;base64," in panel.page.value
        assert f"({rule_name(clause)})" in panel.page.value


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_is_explained_under_its_clause(game):
    panel = rulebook(game)
    for name, option in game.OPTIONS.items():
        panel.open_at(option.clause)

        assert f"<code>{name}</code>" in panel.page.value


def test_why_not_opens_the_rulebook_at_the_clause():
    seat = table("rolling_japan", seats=["human"], seed=47, pause=0)
    seat.board._handle_custom_msg({"clause": "ROL-ADJ-01"}, [])

    assert seat.side.rules.search.value == "rule ADJ-01"
    assert seat.side.get_title(seat.side.selected_index) == "Rules"
    assert "jb-reading" in seat.side._dom_classes, "it has the room of the news"
    seat.side.selected_index = 0
    assert "jb-reading" not in seat.side._dom_classes


def test_the_rules_of_a_table_say_what_its_board_changes():
    seat = table("kaigan", seats=["human"] * 3, board="small", seed=1, pause=0)
    assert seat.side.rules.here.value == ""
    seat.side.open_rule("KAI-GOAL-02")
    assert "On this board: 4 rounds" in seat.side.rules.here.value
