"""A shell that writes down what a page tells."""

from gamekit.ui.observed import Nobody


class Heard(Nobody):
    def __init__(self, page):
        self.sent, self.values = [], []
        page.shell = self

    def send(self, content):
        self.sent.append(content)

    def told(self, name, value):
        self.values.append((name, value))
