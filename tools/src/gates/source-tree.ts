import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders that hold our workspaces; everything else at the root is configuration or documents. */
export const workspaceFolders = ['packages', 'apps', 'tools', 'bench', 'e2e']

export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path)

/**
 * Paths of all files that belong to the tree, relative to `root`, with `/`, sorted. What `.gitignore` names is left
 * out; the walk does not ask git, so that it also works in an unpacked archive and in the gates' own tests.
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

/** TypeScript sources of the workspaces, tests included. */
export const listSources = async (root: string): Promise<string[]> =>
  (await listFiles(root)).filter((path) => /\.tsx?$/.test(path) && workspaceFolders.includes(path.split('/')[0] ?? ''))

export const readText = (root: string, path: string): Promise<string> => readFile(join(root, path), 'utf8')

/** The code without its comments; line numbers stay as they are. */
export const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|[\s;{}(,])\/\/.*$/gm, '$1')

/** Only the two forms our `.gitignore` uses are understood: `folder/` and `*.ending`. */
const readIgnored = async (root: string): Promise<(name: string) => boolean> => {
  const text = await readFile(join(root, '.gitignore'), 'utf8').catch(() => 'node_modules/\ndist/\n')
  const lines = text.split('\n').map((line) => line.trim())
  const names = new Set(['.git', ...lines.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1))])
  const endings = lines.filter((line) => line.startsWith('*.')).map((line) => line.slice(1))
  return (name) => names.has(name) || endings.some((ending) => name.endsWith(ending))
}
