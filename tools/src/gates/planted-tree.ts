import { copyFile, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { workspaceRoot } from '../workspace.ts'

type Plan = {
  /** File contents by path. */
  files?: Record<string, string>
  /** Configuration files copied from the workspace. */
  configs?: string[]
  /** Symbolic links by path, to other paths of the tree. */
  links?: Record<string, string>
}

/** Creates a tree in a temporary folder for the current test and returns its root. It is removed after the test. */
export const plantTree = async ({ files = {}, configs = [], links = {} }: Plan): Promise<string> => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'sojourn-gate-')))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const place = async (path: string, put: (target: string) => Promise<void>): Promise<void> => {
    const target = join(root, path)
    await mkdir(dirname(target), { recursive: true })
    await put(target)
  }
  await Promise.all([
    ...Object.entries(files).map(([path, text]) => place(path, (target) => writeFile(target, text))),
    ...configs.map((path) => place(path, (target) => copyFile(join(workspaceRoot, path), target))),
    ...Object.entries(links).map(([path, to]) => place(path, (target) => symlink(join(root, to), target))),
  ])
  return root
}
