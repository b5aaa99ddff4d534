import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, listFiles } from './gates/source-tree.ts'
import { stream } from './workspace.ts'

type Build = {
  name: string
  /** The workspace whose script `build` makes it. */
  workspace: string
  /** The files that it depends on. A change to any of them, or a deletion, makes it stale. */
  inputs: RegExp
  /** Where it is. The folder is emptied before each build. */
  folder: string
}

export const web: Build = {
  name: 'web',
  workspace: '@sojourn/web',
  inputs: /^(?:apps\/web\/|packages\/contract\/|package-lock\.json$|tsconfig\.json$)/,
  folder: 'apps/web/dist',
}

/** Only its code: styles, migrations and fonts are read from where they are. */
export const server: Build = {
  name: 'server',
  workspace: '@sojourn/api',
  inputs: /^(?:(?:apps\/api|packages)\/.*\.(?:tsx?|json)$|package-lock\.json$|tsconfig\.json$)/,
  folder: 'apps/api/dist',
}

/** Builds what is missing or stale; false if the build failed. */
export const ensureBuilt = async (root: string, build: Build): Promise<boolean> => {
  const stamp = await hashInputs(root, build.inputs)
  const stampPath = join(root, build.folder, '.stamp')
  const built = readStamp(stampPath)
  if (built === stamp) return true
  const { name } = build
  console.log(built === undefined ? `Building the ${name} …` : `The ${name} has changed; building it again …`)
  const npm = process.env['npm_execpath']
  const [program, args] = npm === undefined ? ['npm', []] : [process.execPath, [npm]]
  const command = [...args, 'run', 'build', '--silent', '--workspace', build.workspace]
  const code = await stream(program, command, { cwd: root })
  if (code === 0) writeFileSync(stampPath, stamp)
  return code === 0
}

const readStamp = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Reads one file after another: thousands at once take several times as long. */
const hashInputs = async (root: string, inputs: RegExp): Promise<string> => {
  const hash = createHash('sha256')
  for (const path of await listFiles(root)) {
    if (!inputs.test(path) || isTest(path)) continue
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
