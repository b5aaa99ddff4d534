import { describe, expect, it } from 'vitest'
import { defineGate } from './gate.ts'

describe('a gate', () => {
  it('passes if it checked something and found nothing', async () => {
    const gate = defineGate('any', 'files', () => Promise.resolve({ looked: 1, findings: [] }))
    expect(await gate.run('/')).toEqual({ looked: 1, findings: [] })
  })

  it('fails if it checked nothing', async () => {
    const gate = defineGate('any', 'files', () => Promise.resolve({ looked: 0, findings: [] }))
    expect(await gate.run('/')).toEqual({ looked: 0, findings: ['looked at 0 files'] })
  })

  it('fails if it throws', async () => {
    const gate = defineGate('any', 'files', () => Promise.reject(new Error('no such program')))
    expect((await gate.run('/')).findings).toEqual(['the gate itself broke: no such program'])
  })
})
