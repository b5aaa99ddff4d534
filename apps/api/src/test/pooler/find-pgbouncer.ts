import { accessSync, constants } from 'node:fs'

/** Debian and others install it here, outside of the PATH of ordinary accounts. */
const places = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'].map(
  (folder) => `${folder}/pgbouncer`,
)

/** The path of PgBouncer on this machine; undefined if there is none. */
export const findPgbouncer = (): string | undefined =>
  places.find((place) => {
    try {
      accessSync(place, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
