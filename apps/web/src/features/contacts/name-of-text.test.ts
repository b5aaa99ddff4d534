import { describe, expect, it } from 'vitest'
import { personNamed, textOfName } from './name-of-text.ts'

describe('a name typed as one text', () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Anna  Maria Mozart ', 'Anna Maria', 'Mozart'],
    ['Cher', 'Cher', null],
    ['', null, null],
  ])('%j is the person %j %j', (text, givenName, familyName) => {
    expect(personNamed(text)).toEqual({ givenName, familyName, organisation: null })
  })

  it('survives a change of kind', () => {
    expect(textOfName(personNamed('Blue Crane Safaris'))).toBe('Blue Crane Safaris')
    expect(textOfName({ givenName: null, familyName: null, organisation: 'Blue Crane' })).toBe('Blue Crane')
  })
})
