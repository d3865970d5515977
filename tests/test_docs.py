"""What the documents promise, run."""

from __future__ import annotations

import doctest
import re
import runpy
from pathlib import Path

import pytest

from hasu.engine.game import games

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(("document", "least"), [("README.md", 9), ("docs/own-bots.md", 7)])
def test_what_the_documents_show_runs(document: str, least: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / document), module_relative=False)
    assert tried >= least
    assert failed == 0


@pytest.mark.parametrize(
    "document", [*sorted(ROOT.glob("docs/**/*.md")), ROOT / "README.md"], ids=str
)
def test_links_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", document.read_text(encoding="utf-8")):
        target, _, place = link.partition("#")
        file = document.parent / target if target else document
        assert file.exists(), link
        assert not place or place in places(file.read_text(encoding="utf-8")), link


def places(page: str) -> list[str]:
    """What its headings are called in links."""
    headings = re.findall(r"^#+ +(.*)$", page, re.M)
    return [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]


@pytest.mark.parametrize("name", [name for name in games() if name != "bidding"])
def test_every_rule_of_the_list_is_in_the_document(name: str) -> None:
    """Where the numbered rules lie beside the project, the documents have them all."""
    listed = ROOT.parent / "shared" / "games" / f"{name}.md"
    if not listed.exists():
        pytest.skip("the rule lists are not here")
    ids = re.findall(r"^- ([A-Z]{2}-[0-9A-Za-z]+)\b", listed.read_text(encoding="utf-8"), re.M)
    document = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    rules = ROOT / "src" / Path(*games()[name].folder.split(".")) / "rules" / "en.md"
    if rules.exists():
        document += rules.read_text(encoding="utf-8")
    assert ids
    assert [i for i in ids if not re.search(rf"\b{i}\b", document)] == []


def test_the_picture_of_strength_shows_what_the_tables_say() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "strength_picture.py"))
    page = tool["PAGE"].read_text(encoding="utf-8")
    assert tool["FILE"].read_text(encoding="utf-8") == tool["drawn"](page)
    first = tool["table"](page, "Skilled among random players")[0]
    assert first[:3] == ("China", "2", 400)
    changed = page.replace("| China | 2 | 400 | 100 %", "| China | 2 | 399 | 100 %", 1)
    assert tool["drawn"](changed) != tool["drawn"](page)
