#!/usr/bin/env bash
# healthy.sh <port or address:port>: whether /healthz answers 200, without any program but bash.
set -eu
port=${1##*:}
host=${1%"$port"}
case $host in '' | '*:' | '0.0.0.0:' | '[::]:') host=127.0.0.1: ;; esac
exec 3<>"/dev/tcp/${host%:}/$port"
printf 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r line <&3
[[ $line == *' 200 '* ]]
