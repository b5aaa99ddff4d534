import { z } from 'zod'
import { requireKey } from '../storage/storage.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().nonnegative()
/** A file of the backup: its path in the archive and what it must contain. */
const file = { path: z.string(), bytes: count, sha256 }
const columns = z.array(z.string()).min(1)

const isKey = (key: string): boolean => {
  try {
    return requireKey(key) === key
  } catch {
    return false
  }
}

/** Describes a backup, in its file `manifest.json`. */
export const manifestShape = z.object({
  /** Two formats, so that no older version takes a backup of one company for one of the whole server. */
  format: z.enum(['sojourn-backup', 'sojourn-company-backup']),
  version: z.literal(1),
  /** The one company of which it is a backup. */
  company: z.object({ uuid: z.uuid(), name: z.string() }).optional(),
  /** The version of the product that made it. */
  product: z.string(),
  /** When the snapshot of the database was taken. */
  takenAt: z.iso.datetime(),
  /** Fingerprints of the secret keys, the current one first. */
  secretKeys: z.array(z.string()).min(1),
  /** What had been applied to the database, in order. */
  migrations: z.array(z.object({ name: z.string(), sha256 })).min(1),
  /** The rows of each table, in the text format of COPY, in UTF-8. */
  tables: z.array(z.object({ name: z.string(), columns, rows: count, ...file })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  /** Jobs that were not done at the time of the snapshot; those in `done` were, before the backup was complete. */
  jobs: z.object({ columns, rows: count, ...file, done: z.array(z.uuid()) }),
  /** Stored files. */
  objects: z.array(z.object({ key: z.string().refine(isKey), ...file })),
})

/** The content of a backup. */
export type Manifest = z.infer<typeof manifestShape>
/** A file of a backup. */
export type BackupFile = { path: string; bytes: number; sha256: string }

/** The last files of an archive: the manifest, and its SHA-256 as `sha256sum` prints it. */
export const manifestPath = 'manifest.json'
export const manifestSumPath = 'manifest.sha256'

/** All files of a backup except the manifest. */
export const filesOf = ({ tables, jobs, objects }: Manifest): BackupFile[] => [...tables, jobs, ...objects]

/** How much a backup contains. */
export const sizeOf = ({ tables, jobs, objects }: Manifest) => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  jobs: jobs.rows - jobs.done.length,
  objects: objects.length,
  bytes: objects.reduce((sum, { bytes }) => sum + bytes, 0),
})

/** The backup cannot be made or restored. The message is one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
