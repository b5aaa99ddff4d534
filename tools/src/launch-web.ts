import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isTest, listFiles } from './gates/source-tree.ts'
import { stream } from './workspace.ts'

/** The files that the web build depends on. A change to any of them, or a deletion, makes it stale. */
const inputs = /^(?:apps\/web\/|packages\/contract\/|package-lock\.json$|tsconfig\.json$)/

/** Written after a successful build. Vite empties the folder before each build. */
const stampPath = 'apps/web/dist/.stamp'

/** Builds the web app if there is no build, or if it is stale; false if the build failed. */
export const ensureWebBuilt = async (root: string): Promise<boolean> => {
  const stamp = await hashInputs(root)
  const built = await readFile(join(root, stampPath), 'utf8').catch(() => undefined)
  if (built === stamp) return true
  console.log(built === undefined ? 'Building the web …' : 'The web has changed; building it again …')
  const npm = process.env['npm_execpath']
  const [program, args] = npm === undefined ? ['npm', []] : [process.execPath, [npm]]
  const code = await stream(program, [...args, 'run', 'build', '--silent'], { cwd: root })
  if (code === 0) await writeFile(join(root, stampPath), stamp)
  return code === 0
}

const hashInputs = async (root: string): Promise<string> => {
  const paths = (await listFiles(root)).filter((path) => inputs.test(path) && !isTest(path))
  const contents = await Promise.all(paths.map((path) => readFile(join(root, path))))
  const hash = createHash('sha256')
  paths.forEach((path, index) => hash.update(`${path}\0${contents[index]?.length}\0`).update(contents[index] ?? ''))
  return hash.digest('hex')
}
