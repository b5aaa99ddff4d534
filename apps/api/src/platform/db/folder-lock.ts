import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processIdentity } from './process-identity.ts'
import { DataFolderInUse } from './unusable-database-error.ts'

/**
 * Locks the folder for this process until `release` is called or the process ends, however it ends. Throws DataFolderInUse if
 * another live process has the lock.
 */
export function lockFolder(folder: string): { release(): void } {
  const lock = join(folder, 'lock')
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), start: randomUUID() })
  for (;;) {
    if (placeLock(lock, mine)) return { release: () => releaseLock(lock, mine) }
    const found = readLock(lock)
    if (found === undefined) continue
    const holder = liveHolder(found)
    if (holder !== undefined) throw new DataFolderInUse(folder, holder)
    removeStaleLock(lock, found)
  }
}

/** A link appears with its whole content or not at all, so a half-written lock is never read. */
function placeLock(lock: string, content: string): boolean {
  const draft = `${lock}.${randomUUID()}`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

function readLock(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The identity distinguishes the process that took the lock from a later one with the same id. */
function liveHolder(content: string): number | undefined {
  try {
    const { pid, identity } = JSON.parse(content)
    return typeof pid === 'number' && processIdentity(pid) === identity ? pid : undefined
  } catch {
    return undefined
  }
}

/** Moves the lock aside first: if another process has replaced the stale lock meanwhile, it gets its own back. */
function removeStaleLock(lock: string, stale: string): void {
  const aside = `${lock}.${randomUUID()}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  const moved = readFileSync(aside, 'utf8')
  if (moved !== stale) placeLock(lock, moved)
  rmSync(aside)
}

function releaseLock(lock: string, mine: string): void {
  if (readLock(lock) === mine) rmSync(lock, { force: true })
}
