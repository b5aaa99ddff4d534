import { execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addIntegrity,
  completeLock,
  findMissing,
  findUnproven,
  type LockFile,
  type NamedPackage,
  scratchManifest,
} from './lock-file.ts'
import { workspaceRoot } from './workspace.ts'

const path = join(workspaceRoot, 'package-lock.json')
const read = async (file: string): Promise<LockFile> => JSON.parse(await readFile(file, 'utf8'))

/** Lets npm create a lock file for a project with these packages, from npm's configured registry. Nothing is installed. */
const lockScratch = async (wanted: readonly NamedPackage[]): Promise<LockFile> => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-lock-'))
  try {
    await copyFile(join(workspaceRoot, '.npmrc'), join(folder, '.npmrc'))
    await writeFile(join(folder, 'package.json'), JSON.stringify(scratchManifest(wanted)))
    const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    return await read(join(folder, 'package-lock.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const before = await read(path)
const complete = completeLock(before)
const unproven = findUnproven(complete)
const after = unproven.length > 0 ? addIntegrity(complete, await lockScratch(unproven)) : complete
await writeFile(path, `${JSON.stringify(after, null, 2)}\n`)
const left = findUnproven(after)
console.log(`${findMissing(before).length} packages for other systems added to package-lock.json`)
console.log(`${unproven.length - left.length} packages were given their integrity, ${left.length} are still without`)
for (const { name, version } of left) console.log(`  ${name}@${version}`)
process.exitCode = left.length === 0 ? 0 : 1
