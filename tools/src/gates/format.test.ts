import { describe, expect, it } from 'vitest'
import { format } from './format.ts'
import { plantTree } from './planted-tree.ts'

describe('the format gate', () => {
  it('passes for formatted files', async () => {
    const root = await plantTree({ files: { 'apps/web/src/day.ts': "export const day = 'one'\n" } })
    expect(await format.run(root)).toEqual({ looked: 1, findings: [] })
  })

  it('reports a file that the formatter would change', async () => {
    const root = await plantTree({ files: { 'apps/web/src/day.ts': 'export const day = "one";\n' } })
    expect(await format.run(root)).toEqual({ looked: 1, findings: ['apps/web/src/day.ts: not formatted'] })
  })

  it('fails for an empty tree', async () => {
    expect(await format.run(await plantTree({}))).toEqual({ looked: 0, findings: ['looked at 0 files'] })
  })
})
