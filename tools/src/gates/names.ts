import { defineGate } from './gate.ts'
import { listFiles } from './source-tree.ts'

/** Words that do not say what a file contains. */
const empty = new Set('util utils helper helpers common misc types service services manager managers'.split(' '))

/** Names in capitals by convention. */
const capitals = new Set([
  'README.md',
  'LICENSE',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'GLOSSARY.md',
  'SCALE.md',
  'SECURITY.md',
  'STYLE.md',
  'CODEOWNERS',
  'Dockerfile',
  'Caddyfile',
])

/** Every file and folder is in kebab-case and named after what it contains. */
export const names = defineGate('names', 'names', async (root) => {
  const files = (await listFiles(root)).filter((path) => !isMigration(path))
  const folders = new Set(files.flatMap(foldersOf))
  const findings = [
    ...[...folders].flatMap((path) => check(path, lastOf(path))),
    ...files.filter((path) => !capitals.has(lastOf(path))).flatMap((path) => check(path, lastOf(path))),
  ]
  return { looked: files.length + folders.size, findings }
})

/** Migrations have their own naming rule. */
const isMigration = (path: string): boolean => path.startsWith('apps/api/src/migrations/')

const foldersOf = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const check = (path: string, name: string): string[] => {
  const bare = name.replace(/^\./, '')
  const stem = bare.split('.')[0] ?? ''
  return [
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/.test(bare) ? [] : [`${path}: not kebab-case`]),
    ...(empty.has(stem.split('-').at(-1) ?? '') ? [`${path}: the name says nothing; name what it holds`] : []),
  ]
}
