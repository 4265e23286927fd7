#!/usr/bin/python3
"""A window with nothing but a page, which WebKitWebDriver drives: MiniBrowser's cannot be narrower than 447 px.

Arguments: the language of the browser, and a directory for its data and for the file `console`.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2

language, directory = sys.argv[1:]
console = os.open(os.path.join(directory, "console"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, sys.stdout.fileno())
os.dup2(console, sys.stderr.fileno())

# Pages then see a wish for reduced motion.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
# An ephemeral context would write no console.
data = WebKit2.WebsiteDataManager(base_data_directory=directory, base_cache_directory=directory)
context = WebKit2.WebContext(website_data_manager=data)
context.set_preferred_languages([language])
context.set_automation_allowed(True)


def open_window(_session):
    settings = WebKit2.Settings(
        enable_write_console_messages_to_stdout=True,
        # Without a graphics card the other way of drawing takes twice the time, for blur and shadows that no journey looks at.
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
    )
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window(decorated=False)
    window.add(view)
    # There is no window manager to give it the focus.
    window.connect("map-event", lambda window, _event: window.get_window().focus(Gdk.CURRENT_TIME))
    window.show_all()
    return view


context.connect("automation-started", lambda _context, session: session.connect("create-web-view", open_window))
Gtk.main()
