import { expect, it } from 'vitest'
import { isAlike } from './similar.ts'

it.each([
  ['Café Étoile', 'cafe etoile'],
  ['Etosha Safari Camp', 'Camp, Etosha Safari'],
  ['O’Hara & Sons', 'o hara sons'],
])('%s is like %s', (one, other) => expect(isAlike(one, other)).toBe(true))

it.each([
  ['Etosha Safari Camp', 'Etosha Safari Lodge'],
  ['Dune', 'Dunes'],
  ['!', '?'],
])('%s is not like %s', (one, other) => expect(isAlike(one, other)).toBe(false))
