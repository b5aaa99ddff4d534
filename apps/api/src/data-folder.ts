import { chmodSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { makeFolder } from './platform/db/make-folder.ts'
import { folderMode } from './platform/db/server-account.ts'

/** What is ours in the data folder, beside PostgreSQL's folder, which sees to itself. */
const ownFolders = ['media', 'outbox', 'work']

/**
 * Makes the data folder, closes it to other accounts, also one that an older version left open, and sees that whatever
 * this process and its children write from now on is closed to them. Throws ConfigError for a folder that others share.
 */
export const openDataFolder = ({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): void => {
  process.umask(0o077)
  const mode = database.kind === 'embedded' ? folderMode() : 0o700
  makeFolder(dataDir, mode)
  if (statSync(dataDir).mode & 0o1000 || dirname(dataDir) === dataDir)
    throw new ConfigError('DATA_DIR', 'must be a folder of its own, not one that other accounts share')
  close(dataDir, mode)
  for (const name of ownFolders) close(join(dataDir, name), 0o700)
}

/** Takes rights away and gives none, but the one that PostgreSQL's account needs. */
const close = (folder: string, mode: number): void => {
  const facts = statSync(folder, { throwIfNoEntry: false })
  if (!facts?.isDirectory() || (facts.mode & 0o777) === mode) return
  // A volume may belong to another account and be open to us by its group. What we write there is closed all the same.
  if (process.getuid?.() !== 0 && process.getuid?.() !== facts.uid) return
  chmodSync(folder, mode)
}
