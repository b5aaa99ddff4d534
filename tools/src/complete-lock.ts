import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LockFile, completeLock, findMissing } from './lock-file.ts'
import { workspaceRoot } from './workspace.ts'

const path = join(workspaceRoot, 'package-lock.json')
const lock: LockFile = JSON.parse(await readFile(path, 'utf8'))
await writeFile(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
console.log(`${findMissing(lock).length} packages for other systems added to package-lock.json`)
