#!/bin/sh
# serve.sh <folder>: nginx in front of the gateways, with its cache and other files in that folder. Ends with SIGTERM, when
# every answer under way is given.
#   PORTAL_GATEWAYS         their places, by comma: gateway-1:4300,gateway-2:4300
#   PORTAL_LISTEN           where nginx listens: 8080
#   PORTAL_TRUSTED_PROXIES  proxies in front of it, which are believed about a visitor
#   PORTAL_TLS_FOLDER       with certificate.pem and key.pem: nginx also listens with TLS
#   PORTAL_TLS_LISTEN       where: 8443
set -eu
folder=$1
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
mkdir -p "$folder"

# each <list> <before> <after>: a statement for each word of a list
each() {
  for word in $(echo "$1" | tr ',' ' '); do printf '%s ' "$2$word$3;"; done
}

# resolving <places>: those whose names resolve, since nginx ends at one that does not; all of them if none does
resolving() {
  found=
  for place in $(echo "$1" | tr ',' ' '); do
    host=$(echo "${place%:*}" | tr -d '[]')
    if getent ahosts "$host" >/dev/null; then found="$found,$place"
    else echo "$place is left out: its name does not resolve." >&2; fi
  done
  echo "${found:-$1}"
}

trusted=${PORTAL_TRUSTED_PROXIES:-}
tls=
if [ -n "${PORTAL_TLS_FOLDER:-}" ]; then
  tls="listen ${PORTAL_TLS_LISTEN:-8443} ssl http2; ssl_certificate $PORTAL_TLS_FOLDER/certificate.pem; ssl_certificate_key $PORTAL_TLS_FOLDER/key.pem;"
fi
sed \
  -e "s|@listen@|${PORTAL_LISTEN:-8080}|" \
  -e "s|@tls@|$tls|" \
  -e "s|@gateways@|$(each "$(resolving "$PORTAL_GATEWAYS")" 'server ' ' max_fails=1 fail_timeout=1s')|" \
  -e "s|@trusted@|$(each "$trusted" 'set_real_ip_from ' '')|" \
  -e "s|@trusted_map@|$(each "$trusted" '' ' 1')|" \
  "$here/nginx.conf" >"$folder/nginx.conf"

# Workers of root could not write into the folder.
user=
if [ "$(id -u)" = 0 ]; then user='user root; '; fi
"${PORTAL_NGINX:-nginx}" -p "$folder/" -c nginx.conf -e stderr -g "${user}daemon off;" &
server=$!
ending=
trap 'ending=1; kill -QUIT $server 2>/dev/null || true' TERM INT
code=0
wait $server || code=$?
# A signal ends the first wait at once.
if [ -n "$ending" ]; then
  wait $server || true
  code=0
fi
exit $code
