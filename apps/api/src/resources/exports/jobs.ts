import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any export takes. */
const maxAgeMs = 3_600_000

/** Removes the folders of exports that a crash interrupted, as they may hold passports. `keep` is their minimum age in ms. */
export const removeLeftovers = async (workFolder: string, now: Date, keep = maxAgeMs): Promise<void> => {
  const folder = join(workFolder, 'exports')
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs <= now.getTime() - keep) await rm(path, { recursive: true, force: true })
  }
}
