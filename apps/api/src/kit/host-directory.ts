import { LRUCache } from 'lru-cache'
import type { Pool } from '../platform/db/pool.ts'

/** A verified host and the company it belongs to. `site` is the company's slug in the URLs of its site. */
export type OwnHost = { host: string; tenant: string; site: string }

/** Which hosts companies have verified as their own. */
export type HostDirectory = {
  /** The owner of a host as of at most 30 seconds ago; undefined if it was not looked up in that time. */
  cached(host: string): OwnHost | null | undefined
  /** The current owner of a host. */
  find(host: string): Promise<OwnHost | null>
  /** Call it when a host has just been verified or removed in this process. */
  forget(host: string): void
}

const cachedMs = 30_000
const maxCached = 10_000

export const createHostDirectory = (pool: Pool): HostDirectory => {
  const hosts = new LRUCache<string, { own: OwnHost | null }>({ max: maxCached, ttl: cachedMs })
  return {
    cached: (host) => hosts.get(host)?.own,
    find: async (host) => {
      const { rows } = await pool.query<OwnHost>(
        'select $1 as host, uuid as tenant, slug as site from tenants where uuid = tenant_of_host($1)',
        [host],
      )
      const own = rows[0] ?? null
      hosts.set(host, { own })
      return own
    },
    forget: (host) => void hosts.delete(host),
  }
}
