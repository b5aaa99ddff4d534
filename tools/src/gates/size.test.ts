import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { plantTree } from './planted-tree.ts'
import { size } from './size.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/app/login-screen.tsx': {
    file: 'assets/login.js',
    src: 'src/app/login-screen.tsx',
    isDynamicEntry: true,
    imports: ['_react.js', '_form.js'],
  },
  'src/app/app.tsx': {
    file: 'assets/app.js',
    src: 'src/app/app.tsx',
    isDynamicEntry: true,
    imports: ['_react.js'],
  },
  'src/app/shell/shell.tsx': {
    file: 'assets/shell.js',
    src: 'src/app/shell/shell.tsx',
    isDynamicEntry: true,
    imports: ['_react.js', '_menu.js'],
  },
  'src/app/shell/tenant-outlet.tsx': {
    file: 'assets/outlet.js',
    src: 'src/app/shell/tenant-outlet.tsx',
    isDynamicEntry: true,
  },
  'src/features/home/home-page.tsx': {
    file: 'assets/home.js',
    src: 'src/features/home/home-page.tsx',
    isDynamicEntry: true,
    imports: ['_menu.js'],
  },
  '_menu.js': { file: 'assets/menu.js' },
  '_form.js': { file: 'assets/form.js' },
  'src/editor/editor-page.tsx': {
    file: 'assets/editor.js',
    src: 'src/editor/editor-page.tsx',
    isDynamicEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/editor/route/route-map.tsx'],
  },
  'src/editor/route/route-map.tsx': {
    file: 'assets/map.js',
    src: 'src/editor/route/route-map.tsx',
    isDynamicEntry: true,
  },
}

/** Random hexadecimal digits are compressed to about half their size. */
const scriptOf = (bytes: number): string => `/*${randomBytes(bytes).toString('hex')}*/`

const builtAlready = {
  'package.json': JSON.stringify({ workspaces: ['apps/web'] }),
  'apps/web/package.json': JSON.stringify({ name: '@sojourn/web', scripts: { build: 'node --version' } }),
}

const homeSizes = { app: 1000, shell: 1000, outlet: 100, home: 1000, menu: 10_000 }

/** The scripts of public pages are beside the assets. */
const publicScripts = ['pocket', 'visits']

const run = async (sizes: Record<string, number>, chunks: object = manifest) => {
  const all = { pocket: 1000, visits: 1000, ...sizes }
  const folderOf = (name: string) => (publicScripts.includes(name) ? '' : 'assets/')
  const scripts = Object.entries(all).map(([name, bytes]) => [
    `apps/web/dist/${folderOf(name)}${name}.js`,
    scriptOf(bytes),
  ])
  const files = {
    ...builtAlready,
    ...Object.fromEntries(scripts),
    'apps/web/dist/.vite/manifest.json': JSON.stringify(chunks),
  }
  return size.run(await plantTree({ files }))
}

describe('the size gate', () => {
  it('passes for small pages, whatever the size of the map, which is loaded when it is opened', async () => {
    const sizes = {
      index: 20_000,
      react: 40_000,
      login: 1_000,
      form: 10_000,
      editor: 9_000,
      map: 900_000,
      ...homeSizes,
    }
    expect(await run(sizes)).toEqual({ looked: 18, findings: [] })
  })

  it('reports that the editor is too large together with its layout', async () => {
    const sizes = { index: 20_000, react: 40_000, login: 1, form: 1, editor: 190_000, map: 1, ...homeSizes }
    expect((await run(sizes)).findings).toEqual([
      expect.stringMatching(/^the editor page loads 2\d{5} bytes of gzipped JavaScript in 7 chunks, at most 250000/),
    ])
  })

  it('reports that home is too large together with its layout', async () => {
    const sizes = {
      index: 20_000,
      react: 40_000,
      login: 1,
      form: 1,
      editor: 1,
      ...homeSizes,
      shell: 60_000,
      menu: 90_000,
    }
    expect((await run(sizes)).findings).toEqual([
      expect.stringMatching(/^the home page loads 2\d{5} bytes of gzipped JavaScript in 7 chunks, at most 180000/),
    ])
  })

  it('reports that the entry, the login page and their common imports are too large together', async () => {
    const { findings } = await run({
      index: 40_000,
      react: 40_000,
      login: 40_000,
      form: 40_000,
      editor: 1,
      ...homeSizes,
    })
    expect(findings).toEqual([
      expect.stringMatching(/^the login page loads 1\d{5} bytes of gzipped JavaScript in 4 chunks/),
    ])
  })

  it('reports that the page of an itinerary has too much script', async () => {
    const sizes = { index: 1, react: 1, login: 1, form: 1, editor: 1, ...homeSizes, pocket: 12_000, visits: 5000 }
    expect((await run(sizes)).findings).toEqual([
      expect.stringMatching(/^the page of an itinerary loads 1\d{4} bytes of gzipped JavaScript, at most 15000/),
    ])
  })

  it('reports that the login page has no chunk', async () => {
    const { findings } = await run(
      { index: 1, react: 1 },
      { 'index.html': manifest['index.html'], '_react.js': manifest['_react.js'] },
    )
    expect(findings).toEqual([
      'no chunk of the login page in the manifest',
      'no chunk of the home page in the manifest',
      'no chunk of the editor page in the manifest',
      'looked at 0 chunks',
    ])
  })

  it('fails for an empty manifest', async () => {
    expect((await run({}, {})).findings).toContain('looked at 0 chunks')
  })

  it('fails for an empty tree, in which the web app cannot be built', async () => {
    const { looked, findings } = await size.run(await plantTree({}))
    expect([looked, findings]).toEqual([0, [expect.stringContaining('the web could not be built')]])
  })
})
