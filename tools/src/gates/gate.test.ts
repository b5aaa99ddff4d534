import { describe, expect, it } from 'vitest'
import { defineGate } from './gate.ts'

describe('a gate', () => {
  it('holds when it looked at something and found nothing', async () => {
    const gate = defineGate('any', 'files', () => Promise.resolve({ looked: 1, findings: [] }))
    expect(await gate.run('/')).toEqual({ looked: 1, findings: [] })
  })

  it('fails when it looked at nothing', async () => {
    const gate = defineGate('any', 'files', () => Promise.resolve({ looked: 0, findings: [] }))
    expect(await gate.run('/')).toEqual({ looked: 0, findings: ['looked at 0 files'] })
  })

  it('fails when it breaks', async () => {
    const gate = defineGate('any', 'files', () => Promise.reject(new Error('no such program')))
    expect((await gate.run('/')).findings).toEqual(['the gate itself broke: no such program'])
  })
})
