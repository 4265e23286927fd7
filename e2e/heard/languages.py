"""Prints the languages in which a screen reader reads the headings of the page."""
import pyatspi


def headings(node):
    return [node] if node.getRoleName() == 'heading' else [found for child in node if child for found in headings(child)]


marks = [mark for one in headings(pyatspi.Registry.getDesktop(0)) for mark in one.queryText().getAttributeRun(0, True)[0]]
print(*{mark.split(':')[1].lower() for mark in marks if mark.startswith('language:')}, end='')
