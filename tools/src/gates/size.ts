import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureBuilt, web } from '../launch-build.ts'
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

const dist = 'apps/web/dist'

/** The modules of the app, and of the layout that most of its pages have. */
const layout = [
  /^_app-[\w-]{8}\.js$|(?:^|\/)app\/app\.tsx$/,
  /^_shell-[\w-]{8}\.js$|(?:^|\/)app\/shell\/shell\.tsx$/,
  /^_shell-[\w-]{8}\.js$|(?:^|\/)app\/shell\/tenant-outlet\.tsx$/,
]

/**
 * The pages, the modules that they consist of besides the entry (alone, or in the chunk that contains them), and their maximum
 * size in bytes. e2e/src/first-scripts.spec.ts measures the same in a browser, with what is requested while a page opens.
 */
const pages = [
  { name: 'login', modules: [/^_login-[\w-]{8}\.js$|(?:^|\/)app\/login-screen\.tsx$/], limit: 120_000 },
  {
    name: 'home',
    modules: [...layout, /^_home-[\w-]{8}\.js$|(?:^|\/)features\/home\/home-page\.tsx$/],
    limit: 180_000,
  },
  {
    // Without the map, the rich text editor and the code of tabs and forms, all of which are loaded when they are opened.
    name: 'editor',
    modules: [...layout, /(?:^|\/)editor\/editor-page\.tsx$/],
    limit: 250_000,
  },
]

/** The scripts of the page of an itinerary before a client chooses anything, and their maximum size in bytes. */
const publicPage = { scripts: ['pocket.js', 'visits.js'], limit: 15_000 }

const checkPublicPage = async (root: string): Promise<string[]> => {
  const files = publicPage.scripts.map((file) => readFile(join(root, dist, file)).catch(() => null))
  const scripts = await Promise.all(files)
  if (scripts.includes(null)) return ['a script of the page of an itinerary was not built']
  const total = scripts.reduce((sum, script) => sum + gzipSync(script ?? '').length, 0)
  return total > publicPage.limit
    ? [`the page of an itinerary loads ${total} bytes of gzipped JavaScript, at most ${publicPage.limit}`]
    : []
}

/** The JavaScript that a page loads, gzipped: the entry, the page and the imports of both. */
export const size = defineGate('size', 'chunks', async (root) => {
  if (!(await ensureBuilt(root, web))) throw new Error('the web could not be built')
  const manifest: Manifest = JSON.parse(await readFile(join(root, dist, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.entries(manifest)
  const entries = chunks.filter(([key, chunk]) => chunk.isEntry === true && key.endsWith('index.html'))
  if (entries.length === 0) return { looked: chunks.length, findings: ['no entry in the manifest'] }
  const found = await Promise.all(
    pages.map(async ({ name, modules, limit }) => {
      const own = modules.map((module) => chunks.filter(([key]) => module.test(key)))
      if (own.some((some) => some.length === 0))
        return { looked: 0, findings: [`no chunk of the ${name} page in the manifest`] }
      const files = filesOf(
        manifest,
        [...entries, ...own.flat()].map(([key]) => key),
      )
      const sizes = await Promise.all(
        files.map(async (file) => gzipSync(await readFile(join(root, dist, file))).length),
      )
      const total = sizes.reduce((sum, bytes) => sum + bytes, 0)
      const finding = `the ${name} page loads ${total} bytes of gzipped JavaScript in ${files.length} chunks, at most ${limit}`
      return { looked: files.length, findings: total > limit ? [finding] : [] }
    }),
  )
  return {
    looked: found.reduce((sum, { looked }) => sum + looked, 0),
    findings: [...found.flatMap(({ findings }) => findings), ...(await checkPublicPage(root))],
  }
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
