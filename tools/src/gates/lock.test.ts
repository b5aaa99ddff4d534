import { describe, expect, it } from 'vitest'
import { lock } from './lock.ts'
import { plantTree } from './planted-tree.ts'

const run = async (packages: object) =>
  lock.run(await plantTree({ files: { 'package-lock.json': JSON.stringify({ packages }) } }))
const integrity = `sha512-${'x'.repeat(86)}==`
const compiler = { version: '1.0.0', optionalDependencies: { '@compiler/linux-x64': '1.0.0' } }

describe('the lock gate', () => {
  it('passes if every build is listed', async () => {
    const packages = {
      '': { name: 'all', workspaces: ['apps/*'] },
      'apps/web': { name: 'web' },
      'node_modules/web': { resolved: 'apps/web', link: true },
      'node_modules/compiler': { ...compiler, integrity },
      'node_modules/@compiler/linux-x64': { version: '1.0.0', integrity },
    }
    expect(await run(packages)).toEqual({ looked: 5, findings: [] })
  })

  it.each([undefined, '', 'sha1-xxxx', 'sha512-short=='])(
    'reports a build without an integrity hash (%s)',
    async (wrong) => {
      const packages = {
        'node_modules/compiler': { ...compiler, integrity },
        'node_modules/@compiler/linux-x64': { version: '1.0.0', ...(wrong !== undefined && { integrity: wrong }) },
      }
      expect((await run(packages)).findings).toEqual([
        '@compiler/linux-x64 has no integrity in package-lock.json; npm run lock adds it',
      ])
    },
  )

  it('reports a build that npm left out', async () => {
    const { findings } = await run({ 'node_modules/compiler': { ...compiler, integrity } })
    expect(findings).toEqual([expect.stringContaining('@compiler/linux-x64 is missing')])
  })

  it('fails for an empty lock file and for an empty tree', async () => {
    expect(await run({})).toEqual({ looked: 0, findings: ['looked at 0 packages'] })
    expect((await lock.run(await plantTree({}))).findings).toHaveLength(1)
  })
})
