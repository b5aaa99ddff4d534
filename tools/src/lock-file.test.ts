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
  it('misses nothing', () => {
    expect(findMissing(lock)).toHaveLength(4)
    expect(findMissing(completeLock(lock))).toEqual([])
  })

  it('says which machine each build is for', () => {
    const entry = { version: '1.0.0', dev: true, optional: true }
    expect(completeLock(lock).packages).toMatchObject({
      'node_modules/@compiler/darwin-arm64': { ...entry, os: ['darwin'], cpu: ['arm64'] },
      'node_modules/@compiler/linux-x64-gnu': { ...entry, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
      'node_modules/@compiler/linux-arm-musleabihf': { ...entry, os: ['linux'], cpu: ['arm'], libc: ['musl'] },
      'node_modules/@compiler/wasm32-wasi': { ...entry, cpu: ['wasm32'] },
    })
  })

  it('is not guessed for a package whose name tells no machine', () => {
    const odd = { packages: { 'node_modules/a': { optionalDependencies: { fsevents: '2.3.3' } } } }
    expect(() => completeLock(odd)).toThrow('fsevents')
  })
})

describe('bytes that the lock file proves', () => {
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

  it('are told from those it does not', () => {
    expect(findUnproven(locked).map(({ name, version }) => `${name}@${version}`)).toEqual(named)
  })

  it('are asked for with the packages as they are locked, each version by itself', () => {
    expect(Object.values(scratchManifest(findUnproven(locked)).optionalDependencies)).toEqual(
      named.map((one) => `npm:${one}`),
    )
  })

  it('are proven by what npm answers, in the place that npm gives it', () => {
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

  it('stay unproven when npm does not know the package', () => {
    expect(findUnproven(addIntegrity(locked, { packages: {} }))).toHaveLength(3)
  })
})
