import { describe, expect, it } from 'vitest'
import { addIntegrity, completeLock, findMissing, findUnproven, type LockFile, scratchManifest } from './lock-file.ts'

const names = [
  '@compiler/darwin-arm64',
  '@compiler/linux-x64-gnu',
  '@compiler/linux-arm-musleabihf',
  '@compiler/wasm32-wasi',
]
const optionalDependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']))
const lock = { packages: { 'node_modules/compiler': { version: '1.0.0', dev: true, optionalDependencies } } }

describe('a completed lock file', () => {
  it('has no missing packages', () => {
    expect(findMissing(lock)).toHaveLength(4)
    expect(findMissing(completeLock(lock))).toEqual([])
  })

  it('lists the system of each build', () => {
    const entry = { version: '1.0.0', dev: true, optional: true }
    expect(completeLock(lock).packages).toMatchObject({
      'node_modules/@compiler/darwin-arm64': { ...entry, os: ['darwin'], cpu: ['arm64'] },
      'node_modules/@compiler/linux-x64-gnu': { ...entry, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
      'node_modules/@compiler/linux-arm-musleabihf': { ...entry, os: ['linux'], cpu: ['arm'], libc: ['musl'] },
      'node_modules/@compiler/wasm32-wasi': { ...entry, cpu: ['wasm32'] },
    })
  })

  it('throws for a package whose name contains no system', () => {
    const odd = { packages: { 'node_modules/a': { optionalDependencies: { fsevents: '2.3.3' } } } }
    expect(() => completeLock(odd)).toThrow('fsevents')
  })
})

describe('packages in the lock file', () => {
  const integrity = `sha512-${'x'.repeat(86)}==`
  const locked = {
    packages: {
      '': {},
      'apps/web': {},
      'node_modules/web': { link: true },
      'node_modules/a': { version: '1.0.0', integrity },
      'node_modules/@b/linux': { version: '2.0.0' },
      'node_modules/a/node_modules/@b/linux': { version: '3.0.0' },
      'node_modules/alias': { name: 'c', version: '4.0.0' },
    },
  }
  const named = ['@b/linux@2.0.0', '@b/linux@3.0.0', 'c@4.0.0']

  it('without an integrity hash are found', () => {
    expect(findUnproven(locked).map(({ name, version }) => `${name}@${version}`)).toEqual(named)
  })

  it('are requested in their locked versions, each version separately', () => {
    expect(Object.values(scratchManifest(findUnproven(locked)).optionalDependencies)).toEqual(
      named.map((one) => `npm:${one}`),
    )
  })

  it('get the integrity hash that npm returns, at npm’s usual position', () => {
    const { optionalDependencies } = scratchManifest(findUnproven(locked))
    const answered = {
      packages: Object.fromEntries(
        Object.entries(optionalDependencies).map(([alias, spec]) => {
          const [, name, version] = /^npm:(.+)@(.+)$/.exec(spec) ?? []
          return [
            `node_modules/${alias}`,
            { name, version, integrity: `${integrity.slice(0, -6)}${version?.[0]}xxx==` },
          ]
        }),
      ),
    }
    const proven: LockFile = addIntegrity<LockFile>(locked, answered)
    expect(findUnproven(proven)).toEqual([])
    expect(Object.keys(proven.packages['node_modules/@b/linux'] ?? {})).toEqual(['version', 'integrity'])
    expect(proven.packages['node_modules/a/node_modules/@b/linux']?.integrity).toContain('3xxx==')
    expect(proven.packages['node_modules/a']).toEqual(locked.packages['node_modules/a'])
  })

  it('stay without one if npm does not know the package', () => {
    expect(findUnproven(addIntegrity(locked, { packages: {} }))).toHaveLength(3)
  })
})
