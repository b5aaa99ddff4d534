import ipaddr from 'ipaddr.js'

/** All IPv6 addresses that are routed on the internet; the rest is private, special or unassigned (IANA, RFC 4291). */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/**
 * Whether an IP address, in any accepted spelling, belongs to the public internet: not this machine, a private or link-local
 * network, CGNAT, multicast, a documentation range, or an IPv6 address that contains an IPv4 one (mapped, NAT64, 6to4, Teredo),
 * as that would bypass the other rules. False if it is not an IP address.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || (parsed.zoneId === undefined && parsed.match(globalUnicast))
}
