import { describe, expect, it } from 'vitest'
import { lint } from './lint.ts'
import { plantTree } from './planted-tree.ts'

const configs = ['.oxlintrc.json']
const tsconfig = JSON.stringify({ compilerOptions: { strict: true, noEmit: true, jsx: 'react-jsx', types: [] } })
const run = async (path: string, text: string) =>
  lint.run(await plantTree({ configs, files: { 'tsconfig.json': tsconfig, [path]: text } }))

describe('the lint gate', () => {
  it('passes for correct code', async () => {
    expect(await run('apps/api/src/night.ts', 'export const nights = 3\n')).toEqual({ looked: 1, findings: [] })
  })

  it.each([
    ['any', 'apps/api/src/a.ts', 'export const a = (b: any) => String(b)\n', 'no-explicit-any'],
    [
      'a non-null assertion',
      'apps/api/src/a.ts',
      'export const a = (b?: string) => b!.length\n',
      'no-non-null-assertion',
    ],
    [
      'a promise that is not awaited',
      'apps/api/src/a.ts',
      'const a = async () => {}\nexport const b = () => {\n  a()\n}\n',
      'no-floating-promises',
    ],
    ['console output in the web app', 'apps/web/src/a.ts', "console.log('a')\n", 'no-console'],
    [
      'a click handler without a keyboard handler',
      'apps/web/src/a.tsx',
      'export const A = () => <div onClick={() => {}}>a</div>\n',
      'click-events-have-key-events',
    ],
    [
      'a test that is switched off',
      'tools/src/a.test.ts',
      "import { expect, it } from 'vitest'\nit.skip('a', () => expect(1).toBe(1))\n",
      'no-disabled-tests',
    ],
  ])('reports %s', async (_, path, text, rule) => {
    expect((await run(path, text)).findings).toContainEqual(expect.stringContaining(rule))
  })

  it('reports a comment that disables a tool', async () => {
    const disableComment = ['// oxlint', 'disable', 'next', 'line no-var'].join('-')
    const { findings } = await run('apps/api/src/a.ts', `${disableComment}\nexport const a = 1\n`)
    expect(findings).toContain('apps/api/src/a.ts:1 comment silences a tool')
  })

  it('fails for an empty tree', async () => {
    expect(await lint.run(await plantTree({ configs }))).toEqual({ looked: 0, findings: ['looked at 0 files'] })
  })
})
