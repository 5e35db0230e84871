#!/bin/sh
# Puts the built site on this server, and switches to it at once:
#
#   sudo sh apps/site/hosting/nginx/release.sh        after `pnpm build`
#   sudo sh apps/site/hosting/nginx/release.sh back   to what was shown before
#
# Ten releases are kept, in /var/www/pricing/releases/. The hashed files of all of them lie in
# /var/www/pricing/assets/, so that pages that were opened before a release find theirs. What was
# shown, and not taken back, is listed in /var/www/pricing/shown.
set -eu
# nginx must be able to read what root writes, whatever root's own habit.
umask 022

if [ $# -gt 1 ] || [ "${1:-back}" != back ]; then
  echo "Unknown: $*. Either nothing, for a new release, or the word back." >&2
  exit 64
fi

built=$(realpath "$(dirname "$0")/../..")
keep=10

mkdir -p /var/www/pricing/releases /var/www/pricing/assets
cd /var/www/pricing
touch shown
present=$(readlink current || true)

# A link cannot be changed in place; a new one can take its place.
switch_to() {
  ln -sfn "$1" next
  mv -T next current
}

if [ "${1:-}" = back ]; then
  release=$(tail -n 2 shown | head -n 1)
  if [ "$release" = "$present" ] || [ ! -d "$release" ]; then
    echo "There is no release before the present one, $present." >&2
    exit 1
  fi
elif [ ! -d "$built/dist/assets" ] || [ ! -d "$built/dist-hosts/nginx" ]; then
  echo "There is no built site in $built. Build it first: pnpm build" >&2
  exit 1
else
  # Elsewhere, until it is complete.
  new=$(mktemp -d new.XXXXXX)
  trap 'rm -rf "$new"' EXIT
  cp -R "$built/dist" "$new/site"
  cp -R "$built/dist-hosts/nginx" "$new/nginx"
  # A hashed file is one file with several names: where it is served from, and in each release that
  # has it.
  mv "$new/site/assets" "$new/assets"
  cp -Rln "$new/assets/." assets/
  for file in "$new"/assets/*; do ln -f "assets/${file##*/}" "$file"; done
  ln -s ../../../assets "$new/site/assets"
  chmod -R u=rwX,go=rX "$new" assets
  release=releases/$(date -u +%Y-%m-%dT%H-%M-%S.%N)
  mv "$new" "$release"
fi

switch_to "$release"
if ! nginx -t; then
  if [ -n "$present" ]; then switch_to "$present"; else rm current; fi
  [ "${1:-}" = back ] || rm -r "$release"
  echo "nginx refuses the configuration of $release: the site stays as it was." >&2
  exit 1
fi
if [ "${1:-}" = back ]; then sed -i '$d' shown; else echo "$release" >> shown; fi
systemctl reload nginx
echo "The site is now $release."

# Older releases, and the files that none has any more.
ls -d releases/* | head -n "-$keep" | xargs -r rm -r
find assets -type f -links 1 -delete
