#!/usr/bin/env bash
# Listens to the site on a desktop of its own, where the screen reader Orca writes what it says to $HEARD.
# Without the packages that this needs it says so and succeeds.
set -euo pipefail
packages=(orca at-spi2-core speech-dispatcher python3-speechd dbus-x11 openbox xdotool python3-pyatspi xvfb xauth)
if ! dpkg-query -s "${packages[@]}" >/dev/null 2>&1; then
  echo "Skipped: it needs the Debian packages ${packages[*]}."
  exit 0
fi
if [ -z "${HEARD:-}" ]; then
  HOME=$(mktemp -d)
  trap 'rm -rf "$HOME"' EXIT
  export HOME HEARD=$HOME/heard XDG_CONFIG_HOME=$HOME/.config XDG_DATA_HOME=$HOME/.local/share XDG_RUNTIME_DIR=$HOME/run
  mkdir -p -m 700 "$XDG_RUNTIME_DIR" "$XDG_CONFIG_HOME/speech-dispatcher/modules" "$XDG_DATA_HOME/orca"
  touch "$HEARD"
  cat > "$XDG_CONFIG_HOME/speech-dispatcher/speechd.conf" <<'END'
AudioOutputMethod "libao"
AddModule "heard" "sd_generic" "heard.conf"
DefaultModule heard
END
  # The sound goes nowhere.
  echo 'default_driver=null' > "$HOME/.libao"
  # A lone single quote is written as the shell has it; the module does this to what is said.
  cat > "$XDG_CONFIG_HOME/speech-dispatcher/modules/heard.conf" <<END
GenericExecuteSynth "printf '%s\\\\n' \\'\$DATA\\' >> $HEARD"
GenericLanguage "en" "en" "utf-8"
GenericLanguage "es" "es" "utf-8"
AddVoice "en" "male1" "en"
AddVoice "es" "male1" "es"
END
  cat > "$XDG_DATA_HOME/orca/orca-customizations.py" <<'END'
from orca import settings
settings.sayAllOnLoad = settings.pageSummaryOnLoad = settings.enableKeyEcho = False
END
  NO_AT_BRIDGE=0 xvfb-run -a -s '-screen 0 1400x1800x24' dbus-run-session -- bash "$0" "$@"
  exit
fi
# Asked to end, Orca may hang.
trap 'kill -KILL $(jobs -p) 2>/dev/null; wait' EXIT
/usr/libexec/at-spi-bus-launcher --launch-immediately 2>/dev/null &
openbox 2>/dev/null &
sleep 1
LANG=C.UTF-8 orca 2> "$HOME/orca.log" &
sleep 4
node -r esbuild-register e2e/heard/heard.ts "$@"
