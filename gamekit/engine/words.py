"""Words: Fluent files, English and Russian. The language is a parameter of what is shown, never of the state."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ru")
REMEMBERED = 20_000     # texts
PARSED = ".parsed"      # the ending of what a package has parsed beforehand, of files of its own
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


class Words:
    """The Fluent files of one folder, with another `Words` behind it for what they do not have."""

    def __init__(self, folder: Path, behind: Words | None = None) -> None:
        self.folder = folder
        self.behind = behind
        self._variables: dict[str, frozenset[str]] = {}
        self._bundles: dict[str, Any] = {}
        self._known: dict[Any, str] = {}
        self._there: dict[tuple[str, str], bool] = {}
        self._texts: dict[str, dict[str, str]] = {}     # sources, by language

    def has(self, key: str, language: str = "en") -> bool:
        asked = key, language
        if asked not in self._there:
            own = self._pattern(key, language) is not None
            self._there[asked] = own or (self.behind is not None and self.behind.has(key, language))
        return self._there[asked]

    def text(self, key: str, language: str = "en", /, **facts: Any) -> str:
        """The words for `key`, where `name.attribute` names an attribute."""
        # A board says hundreds of short texts at every click, nearly all of them again.
        asked = key, language, *((name, value, type(value)) for name, value in facts.items())
        try:
            known = self._known.get(asked)
        except TypeError:       # a fact that cannot be looked up, such as a list
            return self._said(key, language, facts)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = self._known[asked] = self._said(key, language, facts)
        return known

    def _said(self, key: str, language: str, facts: dict[str, Any]) -> str:
        pattern = self._pattern(key, language)
        if pattern is None:
            if self.behind is None:
                raise KeyError(f"no words for {key!r} in language {language!r}")
            return self.behind.text(key, language, **facts)
        text, problems = self._bundle(language).format_pattern(pattern, facts)
        if problems:
            raise KeyError(f"{key} [{language}]: {problems[0]}")
        return str(text)

    def variables(self, key: str) -> frozenset[str]:
        """The variables that the words for `key` use in any language."""
        if key not in self._variables:
            found: set[str] = set()
            for language in LANGUAGES:
                found.update(VARIABLE.findall(self._sources(language).get(key, "")))
            if not found and self.behind is not None:
                return self.behind.variables(key)
            self._variables[key] = frozenset(found)
        return self._variables[key]

    def keys(self, language: str) -> set[str]:
        """All keys, attributes as `name.attribute`."""
        return set(self._sources(language))

    def messages(self, language: str) -> list[str]:
        """The keys without their attributes, in the order of the file."""
        return [key for key in self._sources(language) if "." not in key]

    def attributes(self, key: str, language: str) -> list[str]:
        """The names of a message's attributes."""
        bundle = self._bundle(language)
        return list(bundle.get_message(key).attributes) if bundle.has_message(key) else []

    def _pattern(self, key: str, language: str) -> Any:
        bundle = self._bundle(language)
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _bundle(self, language: str) -> Any:
        if language not in self._bundles:
            from fluent.runtime import FluentBundle

            bundle = FluentBundle([checked_language(language)], use_isolating=False)
            bundle.add_resource(self._resource(language))
            self._bundles[language] = bundle
        return self._bundles[language]

    def _resource(self, language: str) -> Any:
        from fluent.runtime import FluentResource

        return self._ready(language)[0] or FluentResource(self._read(language))

    def _ready(self, language: str) -> tuple[Any, dict[str, str] | None]:
        """What was parsed beforehand, if it was."""
        file = self.folder / f"{language}{PARSED}"
        found: tuple[Any, dict[str, str] | None] = pickle.loads(file.read_bytes()) if file.is_file() else (None, None)
        return found

    def ready(self, language: str) -> bytes:
        """What may stand in a file beside ours, so that nobody needs to parse it again."""
        return pickle.dumps((self._resource(language), self._parsed(language)), protocol=5)

    def _read(self, language: str) -> str:
        return (self.folder / f"{language}.ftl").read_text("utf-8")

    def _sources(self, language: str) -> dict[str, str]:
        """Each key's source text."""
        if language not in self._texts:
            self._texts[language] = self._ready(language)[1] or self._parsed(language)
        return self._texts[language]

    def _parsed(self, language: str) -> dict[str, str]:
        from fluent.syntax import FluentParser, ast

        source = self._read(language)
        found = {}
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{self.folder.name}/{language}.ftl: cannot read {entry.content.splitlines()[0]!r}")
            if isinstance(entry, ast.Message):
                for name, part in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                    if part is not None and part.span is not None:
                        found[entry.id.name + name] = source[part.span.start : part.span.end]
        return found


def checked_language(language: Any) -> str:
    """The language, if there is such a one."""
    if language not in LANGUAGES:
        from .errors import BadOption       # which says its sentences with the words of this module

        raise BadOption("error-language", value=str(language), allowed=list(LANGUAGES))
    return str(language)


def checked_text(given: Any) -> str:
    """What somebody said, if it is words."""
    if not isinstance(given, str):
        from .errors import BadOption

        raise BadOption("error-text", value=repr(given))
    return given


SHARED = Words(Path(__file__).parent / "words")
