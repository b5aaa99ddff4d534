import { defineGate } from './gate.ts'
import { listSources, readText, withoutComments } from './source-tree.ts'

/** The files that a resource's folder may contain besides its tests and verb files. */
const closed = new Set(['policy', 'create', 'update', 'remove', 'queries', 'jobs', 'routes', 'wording'])

/**
 * A verb file starts with one of these (`publish.ts`, `send-link.ts`): the usual term for the action in the trade or on the
 * web.
 */
const verbs = new Set(
  `accept allocate archive cancel confirm copy count credit decline disable duplicate end erase expire export finish fit freeze import invite issue link list mail mark merge
   move open order prepare print publish read render replace replay reply resolve restore revoke search send share show sign start store sweep upload void withdraw`.split(
    /\s+/,
  ),
)

/** Only the registry may consist of nothing but re-exports. */
const registry = 'packages/contract/src/index.ts'

/** The allowed file names of each folder, one file per resource, and no barrel files. */
export const rooms = defineGate('rooms', 'files', async (root) => {
  const sources = await listSources(root)
  const barrels = await Promise.all(sources.filter((path) => path !== registry).map((path) => checkBarrel(root, path)))
  return { looked: sources.length, findings: [...sources.flatMap(checkPlace), ...barrels.flat()] }
})

const checkPlace = (path: string): string[] => {
  if (path.startsWith('apps/api/src/resources/')) return checkResource(path, path.split('/').slice(4))
  if (path.startsWith('packages/contract/src/resources/')) return checkDefinition(path, path.split('/').slice(4))
  return []
}

const checkResource = (path: string, [plural = '', file, ...deeper]: string[]): string[] => {
  if (file === undefined) return [`${path}: a resource is a folder`]
  if (deeper.length > 0) return [`${path}: a resource's folder holds no folders`]
  if (!isPlural(plural)) return [`${path}: a resource's folder has the resource's plural`]
  if (/^[a-z0-9-]+\.test\.ts$/.test(file)) return []
  const stem = /^([a-z0-9-]+)\.ts$/.exec(file)?.[1] ?? ''
  const isAllowed = closed.has(stem) || verbs.has(stem.split('-')[0] ?? '')
  return isAllowed ? [] : [`${path}: not one of ${[...closed].join(', ')}, a verb file or a test`]
}

const checkDefinition = (path: string, [file = '', ...deeper]: string[]): string[] => {
  if (deeper.length > 0) return [`${path}: one file per resource, no folders`]
  const basename = file.split('.')[0] ?? ''
  return /[^su]s$/.test(basename) ? [`${path}: a resource's file is singular`] : []
}

/** `media` is a plural without s; support and help are uncountable. */
const isPlural = (folder: string): boolean => /(?:s|media|support|help)$/.test(folder)

const checkBarrel = async (root: string, path: string): Promise<string[]> => {
  const code = withoutComments(await readText(root, path)).trim()
  const rest = code
    .replace(/export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*(['"])[^'"]+\1\s*;?/g, '')
    .trim()
  return code !== '' && rest === '' ? [`${path}: a barrel; import from where the thing is`] : []
}
