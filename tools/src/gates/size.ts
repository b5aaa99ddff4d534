import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureWebBuilt } from '../launch-web.ts'
import { defineGate } from './gate.ts'

type Chunk = {
  file: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

const limit = 150_000

const dist = 'apps/web/dist'

/** What a visitor of the login page downloads as JavaScript, gzipped: the entry, the login page and what both import. */
export const size = defineGate('size', 'chunks', async (root) => {
  if (!(await ensureWebBuilt(root))) throw new Error('the web could not be built')
  const manifest: Manifest = JSON.parse(await readFile(join(root, dist, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.entries(manifest)
  const entries = chunks.filter(([key, chunk]) => chunk.isEntry === true && key.endsWith('index.html'))
  const login = chunks.filter(
    ([, chunk]) => chunk.isDynamicEntry === true && /(?:^|\/)login[^/]*\.tsx?$/.test(chunk.src ?? ''),
  )
  if (entries.length === 0) return { looked: chunks.length, findings: ['no entry in the manifest'] }
  if (login.length === 0) return { looked: chunks.length, findings: ['no chunk of the login page in the manifest'] }

  // The thin file of a route brings its page in with import(): what the login route names so is loaded as well.
  const pages = login.flatMap(([key, chunk]) => [key, ...(chunk.dynamicImports ?? [])])
  const files = filesOf(manifest, [...entries.map(([key]) => key), ...pages])
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(root, dist, file))).length))
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0)
  const finding = `the login page loads ${total} bytes of gzipped JavaScript in ${files.length} chunks, at most ${limit}`
  return { looked: files.length, findings: total > limit ? [finding] : [] }
})

const filesOf = (manifest: Manifest, keys: string[]): string[] => {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return [...new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))].filter((file) => file.endsWith('.js'))
}
