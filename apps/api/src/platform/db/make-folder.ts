import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Not by mkdir's own recursion: where a file system answers that the parent
 * is missing whatever one does (/proc), that never ends.
 */
export function makeFolder(path: string, mode = 0o777): void {
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' && makeParent(path)) mkdirSync(path, { mode })
    else if (code !== 'EEXIST') throw error
  }
}

function makeParent(path: string): boolean {
  const parent = dirname(path)
  if (parent === path) return false
  makeFolder(parent)
  return true
}
