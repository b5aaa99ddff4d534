import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { makeFolder } from './platform/db/make-folder.ts'

/** The current secret key, then the old ones. If none is configured, the key is stored in the data folder. */
export const loadSecretKeys = async ({
  secretKey,
  oldSecretKeys,
  dataDir,
}: Pick<Config, 'secretKey' | 'oldSecretKeys' | 'dataDir'>): Promise<readonly [string, ...string[]]> => [
  secretKey ?? (await keptSecretKey(dataDir)),
  ...oldSecretKeys,
]

/** The same, but none is created; empty if there is none yet. */
export const existingSecretKeys = async ({
  secretKey,
  oldSecretKeys,
  dataDir,
}: Pick<Config, 'secretKey' | 'oldSecretKeys' | 'dataDir'>): Promise<string[]> => {
  const current = secretKey ?? (await readFile(fileIn(dataDir), 'utf8').catch(emptyWhenMissing)).trim()
  return [...(current === '' ? [] : [current]), ...oldSecretKeys]
}

const fileIn = (dataDir: string): string => join(dataDir, 'secret-key')

const emptyWhenMissing = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'ENOENT') return ''
  throw error
}

/** The secret key stored in `dataDir`, created at the first start; readable only by our own user. */
export async function keptSecretKey(dataDir: string): Promise<string> {
  const file = fileIn(dataDir)
  makeFolder(dataDir)
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    // The file appears complete, and only if no other process was first.
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}
