/** Whether a host is this machine, which nobody listens in on. IPv6 with or without its brackets. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

/** Whether what is sent to an address of a service may go in the clear: to this machine, and to the hosts that are named. */
export const mayBePlain = (url: string, plainHosts: readonly string[]): boolean =>
  isPlainHost(new URL(url).hostname, plainHosts)

/**
 * Whether a connection to the database is closed to others and the server proven, or may be plain. The client (pg) takes
 * `host` of the query before the address's own, the last of several values, and a path as a socket of this machine.
 */
export const isSafeDatabase = (url: string, plainHosts: readonly string[]): boolean => {
  const { hostname, searchParams } = new URL(url)
  const { host = hostname, sslmode } = Object.fromEntries(searchParams)
  return sslmode === 'verify-full' || host.startsWith('/') || isPlainHost(host, plainHosts)
}

const isPlainHost = (host: string, plainHosts: readonly string[]): boolean =>
  isLoopback(host) || plainHosts.includes(host.replace(/^\[(.*)\]$/, '$1').toLowerCase())
