import ipaddr from 'ipaddr.js'

/** All that is routed on the internet with IPv6; the rest is private, special or not given out (IANA, RFC 4291). */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/**
 * Whether an IP address, written in any way that is understood as one, belongs to the public internet: not this machine, a
 * private or link-local network, CGNAT, multicast, a documentation range, or an IPv6 address that carries an IPv4 one
 * (mapped, NAT64, 6to4, Teredo), as that would be a way around the rest. False for what is no address.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || (parsed.zoneId === undefined && parsed.match(globalUnicast))
}
