#!/bin/sh
# Puts the built site on this server, and switches to it at once:
#
#   sudo sh apps/site/hosting/nginx/release.sh        after `pnpm build`
#   sudo sh apps/site/hosting/nginx/release.sh back   to the release before the present one
#
# Ten releases are kept, in /var/www/pricing/releases/. The hashed files of all of them lie in
# /var/www/pricing/assets/, so that pages that were opened before a release find theirs.
set -eu

built=$(realpath "$(dirname "$0")/../..")
keep=10
if [ ! -d "$built/dist-hosts/nginx" ]; then
  echo "There is no built site in $built. Build it first: pnpm build" >&2
  exit 1
fi

mkdir -p /var/www/pricing/releases /var/www/pricing/assets
cd /var/www/pricing
present=$(readlink current || true)

# A link cannot be changed in place; a new one can take its place.
switch_to() {
  ln -sfn "$1" next
  mv -T next current
}

if [ "${1:-}" = back ]; then
  release=$(ls -d releases/* | grep -Fx -B1 "$present" | head -n 1)
  if [ "$release" = "$present" ]; then
    echo "There is no release before the present one, $present." >&2
    exit 1
  fi
else
  release=releases/$(date -u +%Y-%m-%dT%H-%M-%S.%N)
  mkdir "$release"
  cp -R "$built/dist" "$release/site"
  cp -R "$built/dist-hosts/nginx" "$release/nginx"
  # Each hashed file is one file with two names: in its release, and where all are served from.
  mv "$release/site/assets" "$release/assets"
  cp -Rln "$release/assets/." assets/
  ln -s ../../../assets "$release/site/assets"
fi

switch_to "$release"
if ! nginx -t; then
  if [ -n "$present" ]; then switch_to "$present"; else rm current; fi
  rm -r "$release"
  echo "nginx refuses the configuration of $release: the site stays as it was." >&2
  exit 1
fi
systemctl reload nginx
echo "The site is now $release."

# What no release has any more. The present one is kept even when it is older.
ls -d releases/* | head -n "-$keep" | grep -Fvx "$release" | xargs -r rm -r
find assets -type f -links 1 -delete
