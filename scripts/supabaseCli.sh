#!/usr/bin/env bash
# Installs the Supabase CLI and prints the path of its program. It is no package of this project, because the registry
# does not have it for every platform.
set -euo pipefail
npx --yes --package=supabase@3.1.0 -- sh -c 'command -v supabase'
