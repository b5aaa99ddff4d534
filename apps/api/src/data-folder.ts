import { chmodSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { makeFolder } from './platform/db/make-folder.ts'
import { folderMode } from './platform/db/server-account.ts'

/** Our folders in the data folder, besides PostgreSQL's, which it protects itself. */
const ownFolders = ['media', 'outbox', 'work']

/**
 * Creates the data folder; one that an older version left open is closed to other accounts. Also makes sure that all files
 * written by this process and its children are closed to them too. Throws ConfigError for a shared folder.
 */
export const openDataFolder = ({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): void => {
  process.umask(0o077)
  const mode = database.kind === 'embedded' ? folderMode() : 0o700
  makeFolder(dataDir, mode)
  if (statSync(dataDir).mode & 0o1000 || dirname(dataDir) === dataDir)
    throw new ConfigError('DATA_DIR', 'must be a folder of its own, not one that other accounts share')
  restrict(dataDir, mode)
  for (const name of ownFolders) restrict(join(dataDir, name), 0o700)
}

/** Only removes permissions, except for the one that PostgreSQL's account needs. */
const restrict = (folder: string, mode: number): void => {
  const facts = statSync(folder, { throwIfNoEntry: false })
  if (!facts?.isDirectory() || (facts.mode & 0o777) === mode) return
  // A volume may belong to another account and be open to us through its group. Files that we write there are closed anyway.
  if (process.getuid?.() !== 0 && process.getuid?.() !== facts.uid) return
  chmodSync(folder, mode)
}
