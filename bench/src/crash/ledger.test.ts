import { expect, it } from 'vitest'
import { faultsOf, openLedger } from './ledger.ts'

it('names what was acknowledged and is lost or doubled, and what was never written', () => {
  const ledger = openLedger()
  for (const name of ['once', 'lost', 'twice', 'perhaps', 'never', 'perhaps twice']) ledger.attempt(name)
  for (const name of ['once', 'lost', 'twice']) ledger.acknowledge(name)
  const found = new Map([
    ['once', 1],
    ['twice', 2],
    ['perhaps', 1],
    ['perhaps twice', 2],
    ['strange', 1],
  ])
  expect(faultsOf('contact', ledger, found)).toEqual([
    'contact "lost" was acknowledged and is there 0 times',
    'contact "twice" was acknowledged and is there 2 times',
    'contact "perhaps twice" was not acknowledged and is there 2 times',
    'contact "strange" was not acknowledged and is there 1 times',
  ])
})
