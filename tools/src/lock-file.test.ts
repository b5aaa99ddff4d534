import { describe, expect, it } from 'vitest'
import { completeLock, findMissing } from './lock-file.ts'

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
