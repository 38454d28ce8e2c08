#!/usr/bin/python3
"""A window with one page of WebKitGTK, for its driver: as narrow as a phone, and forgetting everything when it closes.

The driver starts it with `--automation`; its size comes as `--width=360 --height=740`.
"""

import argparse

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, default=360)
parser.add_argument("--height", type=int, default=740)
size, _ = parser.parse_known_args()

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["es-AR", "es"])

view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
window = Gtk.Window(decorated=False)
window.set_default_size(size.width, size.height)
window.add(view)
window.connect("destroy", Gtk.main_quit)


def begin(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("Portal")
    about.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(about)
    session.connect("create-web-view", lambda _session: view)


context.connect("automation-started", begin)
window.show_all()
Gtk.main()
