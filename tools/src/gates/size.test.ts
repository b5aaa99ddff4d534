import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { plantTree } from './planted-tree.ts'
import { size } from './size.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/routes/login.tsx': {
    file: 'assets/login.js',
    src: 'src/routes/login.tsx',
    isDynamicEntry: true,
    imports: ['_react.js', '_form.js'],
  },
  '_form.js': { file: 'assets/form.js' },
  'src/editor/editor.tsx': { file: 'assets/editor.js', src: 'src/editor/editor.tsx', isDynamicEntry: true },
}

/** Hexadecimal digits of chance shrink to about half. */
const scriptOf = (bytes: number): string => `/*${randomBytes(bytes).toString('hex')}*/`

const builtAlready = JSON.stringify({ scripts: { build: 'node --version' } })

const run = async (sizes: Record<string, number>, chunks: object = manifest) => {
  const scripts = Object.entries(sizes).map(([name, bytes]) => [`apps/web/dist/assets/${name}.js`, scriptOf(bytes)])
  const files = {
    'package.json': builtAlready,
    ...Object.fromEntries(scripts),
    'apps/web/dist/.vite/manifest.json': JSON.stringify(chunks),
  }
  return size.run(await plantTree({ files }))
}

describe('the size gate', () => {
  it('holds over a small login page, whatever the editor weighs', async () => {
    const sizes = { index: 20_000, react: 40_000, login: 1_000, form: 10_000, editor: 900_000 }
    expect(await run(sizes)).toEqual({ looked: 4, findings: [] })
  })

  it('finds that entry, login page and what both import weigh too much together', async () => {
    const { findings } = await run({ index: 40_000, react: 40_000, login: 40_000, form: 40_000, editor: 1 })
    expect(findings).toEqual([
      expect.stringMatching(/^the login page loads 1\d{5} bytes of gzipped JavaScript in 4 chunks/),
    ])
  })

  it('finds that the login page has no chunk', async () => {
    const { findings } = await run(
      { index: 1, react: 1 },
      { 'index.html': manifest['index.html'], '_react.js': manifest['_react.js'] },
    )
    expect(findings).toEqual(['no chunk of the login page in the manifest'])
  })

  it('fails over an empty manifest', async () => {
    expect((await run({}, {})).findings).toContain('looked at 0 chunks')
  })

  it('fails over an empty tree, where the web cannot be built', async () => {
    const { looked, findings } = await size.run(await plantTree({}))
    expect([looked, findings]).toEqual([0, [expect.stringContaining('the web could not be built')]])
  })
})
