import { describe, expect, it } from 'vitest'
import { plantTree } from './planted-tree.ts'
import { unused } from './unused.ts'

const clean = {
  'knip.json': '{ "includeEntryExports": true }',
  'package.json': '{ "name": "trip", "private": true, "type": "module", "scripts": { "start": "node src/main.ts" } }',
  'src/main.ts': "import { nights } from './night.ts'\nconsole.log(nights)\n",
  'src/night.ts': 'export const nights = 3\n',
}
const run = async (files: Record<string, string>) => unused.run(await plantTree({ files: { ...clean, ...files } }))

describe('the unused gate', () => {
  it('passes if everything is used', async () => {
    expect(await run({})).toEqual({ looked: 2, findings: [] })
  })

  it('reports a file that is not imported', async () => {
    expect((await run({ 'src/day.ts': 'export const days = 4\n' })).findings).toEqual(['src/day.ts files: src/day.ts'])
  })

  it('reports an export that is not imported', async () => {
    const { findings } = await run({ 'src/night.ts': 'export const nights = 3\nexport const days = 4\n' })
    expect(findings).toEqual(['src/night.ts:2 exports: days'])
  })

  it('reports a package that is used but not listed', async () => {
    const { findings } = await run({ 'src/night.ts': "import zod from 'zod'\nexport const nights = zod\n" })
    expect(findings).toEqual(['src/night.ts:1 unlisted: zod'])
  })

  it('fails for an empty tree', async () => {
    const { looked, findings } = await unused.run(await plantTree({}))
    expect([looked, findings.length > 0]).toEqual([0, true])
  })

  it('fails if no file belongs to the project', async () => {
    const root = await plantTree({ files: { 'package.json': '{ "name": "trip", "private": true }' } })
    expect(await unused.run(root)).toEqual({ looked: 0, findings: ['looked at 0 files'] })
  })
})
