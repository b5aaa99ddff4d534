import { describe, expect, it } from 'vitest'
import { plantTree } from './planted-tree.ts'
import { typeCheck } from './type-check.ts'

const config = JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] }, include: ['packages'] })
const clean = { 'tsconfig.json': config, 'packages/contract/src/night.ts': 'export const nights: number = 3\n' }

describe('the types gate', () => {
  it('passes for source files that compile', async () => {
    expect(await typeCheck.run(await plantTree({ files: clean }))).toEqual({ looked: 1, findings: [] })
  })

  it('reports a wrong type', async () => {
    const root = await plantTree({
      files: { ...clean, 'packages/contract/src/day.ts': "export const day: number = 'one'\n" },
    })
    const { findings } = await typeCheck.run(root)
    expect(findings).toEqual([expect.stringMatching(/^packages\/contract\/src\/day\.ts\(1,14\): error TS2322/)])
  })

  it('reports a source file that is not passed to the compiler', async () => {
    const root = await plantTree({ files: { ...clean, 'bench/src/main.ts': 'export const rounds = 5\n' } })
    expect((await typeCheck.run(root)).findings).toEqual(['bench/src/main.ts: not compiled'])
  })

  it('fails for an empty tree', async () => {
    const { looked, findings } = await typeCheck.run(await plantTree({}))
    expect([looked, findings.length > 0]).toEqual([0, true])
  })
})
