#!/bin/sh
# serve.sh <folder>: nginx on a folder that `pnpm release nginx` writes. Waits until it is written, and takes over what
# is written anew. Ends with SIGTERM, when every answer under way is given.
set -eu
folder=$1
configuration=$folder/nginx.conf
server=

stop() {
  trap - TERM INT
  if [ -n "$server" ]; then
    kill -QUIT "$server" 2>/dev/null || true
    wait "$server" || true
  fi
  exit 0
}
trap stop TERM INT

# A signal ends `wait`, but not a sleep in the foreground.
pause() {
  sleep "$1" &
  wait $! || true
}

[ -f "$configuration" ] || echo "Waiting for $configuration: pnpm release nginx --out $folder"
until [ -f "$configuration" ]; do pause 1; done

nginx -p "$folder/" -c nginx.conf -e stderr -g 'daemon off;' &
server=$!
seen=$(cksum "$configuration")
while kill -0 "$server" 2>/dev/null; do
  pause 1
  now=$(cksum "$configuration")
  if [ "$now" != "$seen" ]; then
    seen=$now
    # A configuration that nginx cannot read leaves the one before in force.
    if nginx -p "$folder/" -c nginx.conf -e stderr -t -q; then kill -HUP "$server"; fi
  fi
done
wait "$server"
