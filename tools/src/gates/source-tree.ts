import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders of the workspaces. Everything else at the root is configuration or documentation. */
export const workspaceFolders = ['packages', 'apps', 'tools', 'bench', 'e2e']

export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path)

/**
 * Paths of all files in the tree, relative to `root`, with `/`, sorted. Files in `.gitignore` are left out. This does not use
 * git, so that it also works in an unpacked archive and in the tests of the gates.
 */
export const listFiles = async (root: string): Promise<string[]> => {
  const ignored = await readIgnored(root)
  const walk = async (folder: string): Promise<string[]> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    const lists = entries
      .filter((entry) => !ignored(entry.name))
      .map(async (entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`
        if (entry.isDirectory()) return walk(path)
        return entry.isFile() ? [path] : []
      })
    return (await Promise.all(lists)).flat()
  }
  return (await walk('')).toSorted()
}

/** TypeScript source files of the workspaces, including tests. */
export const listSources = async (root: string): Promise<string[]> =>
  (await listFiles(root)).filter((path) => /\.tsx?$/.test(path) && workspaceFolders.includes(path.split('/')[0] ?? ''))

export const readText = (root: string, path: string): Promise<string> => readFile(join(root, path), 'utf8')

/** The code without its comments. Line numbers do not change. */
export const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|[\s;{}(,])\/\/.*$/gm, '$1')

/** Supports only the two forms in our `.gitignore`: `folder/` and `*.ending`. */
const readIgnored = async (root: string): Promise<(name: string) => boolean> => {
  const text = await readFile(join(root, '.gitignore'), 'utf8').catch(() => 'node_modules/\ndist/\n')
  const lines = text.split('\n').map((line) => line.trim())
  const names = new Set(['.git', ...lines.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1))])
  const endings = lines.filter((line) => line.startsWith('*.')).map((line) => line.slice(1))
  return (name) => names.has(name) || endings.some((ending) => name.endsWith(ending))
}
