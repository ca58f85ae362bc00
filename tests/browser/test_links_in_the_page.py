"""Links to headings, in a page that stands in for JupyterLab: cells grow after it has scrolled."""

from pathlib import Path

import pytest

import japanboards_widgets

pytestmark = pytest.mark.browser
FOLDER = Path(japanboards_widgets.__file__).parent / "labextensions" / "japanboards" / "static"
PAGE = """<style>
  .jp-WindowedPanel-outer { height: 400px; overflow: auto; overflow-anchor: none; }
</style>
<div class="jp-WindowedPanel-outer">
  <a href="#Practice-for-Kaigan">Practice</a>
  <div id="above" style="height: 900px"></div>
  <h2 data-jupyter-id="Practice-for-Kaigan">Practice for Kaigan</h2>
  <div style="height: 2000px"></div>
</div>"""
LOADED = """async () => {
  const own = window._JUPYTERLAB.japanboards;
  const found = async () => () => ({ INotebookTracker: {} });
  own.init({ "@jupyterlab/notebook": { any: { get: found } } });
  (await own.get())().default.activate(null, { widgetAdded: { connect() {} } });
}"""
OFF = """() => {
  const top = (name) => document.querySelector(name).getBoundingClientRect().top;
  return Math.round(top("h2") - top(".jp-WindowedPanel-outer"));
}"""
GROW = "document.querySelector('#above').style.height = '2500px'"


def page_with_links(browser):
    page = browser.new_page()
    page.set_content(PAGE)
    page.evaluate((FOLDER / "entry.js").read_text(encoding="utf-8"))
    page.evaluate(LOADED)
    return page


def test_a_heading_stays_where_a_link_has_led_while_cells_above_it_grow(browser):
    page = page_with_links(browser)
    page.click("a")
    page.evaluate(GROW)
    page.wait_for_function(f"Math.abs(({OFF})()) <= 20")
    page.close()


def test_whoever_scrolls_meanwhile_is_left_alone(browser):
    page = page_with_links(browser)
    page.click("a")
    page.keyboard.press("PageDown")
    page.evaluate(GROW)
    page.wait_for_timeout(300)
    assert abs(page.evaluate(OFF)) > 20
    page.close()
