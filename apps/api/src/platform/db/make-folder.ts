import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, with this mode whatever the umask is; what is there is left as it is. Not by mkdir's
 * own recursion: where a file system answers that the parent is missing whatever one does (/proc), that never ends.
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
