import { describe, expect, it } from 'vitest'
import { lock } from './lock.ts'
import { plantTree } from './planted-tree.ts'

const run = async (packages: object) =>
  lock.run(await plantTree({ files: { 'package-lock.json': JSON.stringify({ packages }) } }))
const compiler = { version: '1.0.0', optionalDependencies: { '@compiler/linux-x64': '1.0.0' } }

describe('the lock gate', () => {
  it('holds when every build is there', async () => {
    const packages = { 'node_modules/compiler': compiler, 'node_modules/@compiler/linux-x64': { version: '1.0.0' } }
    expect(await run(packages)).toEqual({ looked: 2, findings: [] })
  })

  it('finds a build that npm left out', async () => {
    const { findings } = await run({ 'node_modules/compiler': compiler })
    expect(findings).toEqual([expect.stringContaining('@compiler/linux-x64 is missing')])
  })

  it('fails over an empty lock file and over an empty tree', async () => {
    expect(await run({})).toEqual({ looked: 0, findings: ['looked at 0 packages'] })
    expect((await lock.run(await plantTree({}))).findings).toHaveLength(1)
  })
})
