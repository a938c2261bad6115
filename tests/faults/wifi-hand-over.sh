#!/bin/sh
# Proves in two network namespaces that a phone which joins the house's Wi-Fi is told where its captive-portal answer is
# (RFC 8910, DHCP option 114). Wants root, and of Debian dnsmasq-base, udhcpc and iproute2; no part of any suite.
#
#   sudo tests/faults/wifi-hand-over.sh [address of the answer]
set -eu
address="${1:-https://hien.example/.well-known/captive}"
work="$(mktemp -d)"
router="hien-router-$$" phone="hien-phone-$$"
tidy() {
  [ ! -s "$work/pid" ] || kill "$(cat "$work/pid")" 2>/dev/null || true
  ip netns del "$router" 2>/dev/null || true
  ip netns del "$phone" 2>/dev/null || true
  rm -rf "$work"
}
trap tidy EXIT

ip netns add "$router"
ip netns add "$phone"
ip link add lan netns "$router" type veth peer name wlan netns "$phone"
ip -n "$router" addr add 10.114.0.1/24 dev lan
ip -n "$router" link set lan up
ip -n "$phone" link set wlan up

# The line that the desk's page has for dnsmasq; phones ask for the option, so it is not forced.
echo "dhcp-option=114,$address" >"$work/dnsmasq.conf"
ip netns exec "$router" dnsmasq --conf-file="$work/dnsmasq.conf" --port=0 --interface=lan --bind-interfaces \
  --dhcp-range=10.114.0.10,10.114.0.20,1h --dhcp-leasefile="$work/leases" --pid-file="$work/pid"

printf '#!/bin/sh\n[ "$1" != bound ] || echo "$opt114" >"%s/option"\n' "$work" >"$work/bound"
chmod +x "$work/bound"
ip netns exec "$phone" udhcpc -i wlan -O 114 -n -q -t 5 -s "$work/bound" >/dev/null 2>&1

got="$(sed 's/../\\x&/g' "$work/option" 2>/dev/null | xargs -0 printf '%b' | tr -d '\n')"
echo "$got"
[ "$got" = "$address" ]
