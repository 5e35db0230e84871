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
elif [ ! -d "$built/dist-hosts/nginx" ]; then
  echo "There is no built site in $built. Build it first: pnpm build" >&2
  exit 1
else
  release=releases/$(date -u +%Y-%m-%dT%H-%M-%S.%N)
  mkdir "$release"
  cp -R "$built/dist" "$release/site"
  cp -R "$built/dist-hosts/nginx" "$release/nginx"
  # A hashed file is one file with several names: where it is served from, and in each release that
  # has it.
  mv "$release/site/assets" "$release/assets"
  cp -Rln "$release/assets/." assets/
  for file in "$release"/assets/*; do ln -f "assets/${file##*/}" "$file"; done
  ln -s ../../../assets "$release/site/assets"
fi

switch_to "$release"
if ! nginx -t; then
  if [ -n "$present" ]; then switch_to "$present"; else rm current; fi
  [ "${1:-}" = back ] || rm -r "$release"
  echo "nginx refuses the configuration of $release: the site stays as it was." >&2
  exit 1
fi
systemctl reload nginx
echo "The site is now $release."

# Older releases, and the files that none has any more.
ls -d releases/* | head -n "-$keep" | xargs -r rm -r
find assets -type f -links 1 -delete
