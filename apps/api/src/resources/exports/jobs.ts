import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any export takes. */
const keptMs = 3_600_000

/** Removes what exports that were broken off by a crash have left: passports lie in it. `keep` is for how long one may work. */
export const removeLeftovers = async (workFolder: string, now: Date, keep = keptMs): Promise<void> => {
  const folder = join(workFolder, 'exports')
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs <= now.getTime() - keep) await rm(path, { recursive: true, force: true })
  }
}
