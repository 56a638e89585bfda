"""What limits are counted for."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address


def address_group(address: str) -> str:
    """What limits are counted for: an IPv4 address, or the /64 network of an IPv6 address, which one customer has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        if not found.is_loopback:
            return str(IPv6Network((found, 64), strict=False))
    return str(found)
