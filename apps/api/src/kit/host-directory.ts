import { LRUCache } from 'lru-cache'
import type { Pool } from '../platform/db/pool.ts'

/** A verified host and whose it is. `site` names the company in the addresses of its site. */
export type OwnHost = { host: string; tenant: string; site: string }

/** Which hosts companies have verified as their own. */
export type HostDirectory = {
  /** Whose a host was at most 30 seconds ago; undefined of one that was not asked for in that time. */
  cached(host: string): OwnHost | null | undefined
  /** Whose a host is now. */
  find(host: string): Promise<OwnHost | null>
  /** For a host that was just verified or given up in this process. */
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
