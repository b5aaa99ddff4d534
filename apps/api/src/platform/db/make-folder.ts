import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents with this mode, whatever the umask; existing folders are left as they are. Does not use
 * mkdir's own recursion, because that never ends on a file system which always reports a missing parent (/proc).
 */
export function makeFolder(path: string, mode = 0o700): void {
  try {
    makeOne(path, mode)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' && makeParent(path, mode)) makeOne(path, mode)
    else if (code !== 'EEXIST') throw error
  }
}

function makeOne(path: string, mode: number): void {
  mkdirSync(path, { mode })
  chmodSync(path, mode)
}

function makeParent(path: string, mode: number): boolean {
  const parent = dirname(path)
  if (parent === path) return false
  makeFolder(parent, mode)
  return true
}
