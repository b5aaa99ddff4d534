import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { makeFolder } from './platform/db/make-folder.ts'

/** The present secret key, then those it takes the place of. Without one in the configuration it is kept in the data folder. */
export const loadSecretKeys = async ({
  secretKey,
  oldSecretKeys,
  dataDir,
}: Pick<Config, 'secretKey' | 'oldSecretKeys' | 'dataDir'>): Promise<readonly [string, ...string[]]> => [
  secretKey ?? (await keptSecretKey(dataDir)),
  ...oldSecretKeys,
]

/** The secret key kept in `dataDir`, made at the first start; readable by our own user only. */
export async function keptSecretKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret-key')
  makeFolder(dataDir)
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    // Appears whole, and only if no other start was first.
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}
