import { expect, it } from 'vitest'
import { inMenuOrder } from './company-order.ts'

it('lists the current company first and the others by name, whatever their case and accents', () => {
  const tenants = ['Zebra', 'alps', 'Éclair', 'Delta', 'Beta'].map((name) => ({ uuid: name, name }))
  expect(inMenuOrder(tenants, 'Delta').map(({ name }) => name)).toEqual(['Delta', 'alps', 'Beta', 'Éclair', 'Zebra'])
})
