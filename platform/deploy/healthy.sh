#!/usr/bin/env bash
# healthy.sh <port>: whether /healthz answers 200, without any program but bash.
set -eu
exec 3<>"/dev/tcp/127.0.0.1/$1"
printf 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r line <&3
[[ $line == *' 200 '* ]]
