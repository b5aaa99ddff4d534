import { type LockFile, findMissing, findUnproven } from '../lock-file.ts'
import { defineGate } from './gate.ts'
import { readText } from './source-tree.ts'

/**
 * package-lock.json must contain the builds for all systems, so that `npm ci` accepts it everywhere, and the SHA-512 of every
 * package, so that npm verifies each download.
 */
export const lock = defineGate('lock', 'packages', async (root) => {
  const file: LockFile = JSON.parse(await readText(root, 'package-lock.json'))
  const missing = findMissing(file).map(({ name }) => `${name} is missing from package-lock.json; npm run lock adds it`)
  const unproven = findUnproven(file).map(
    ({ name }) => `${name} has no integrity in package-lock.json; npm run lock adds it`,
  )
  return { looked: Object.keys(file.packages).length, findings: [...missing, ...unproven] }
})
