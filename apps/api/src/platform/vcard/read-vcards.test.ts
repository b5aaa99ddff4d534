import { expect, it } from 'vitest'
import { readVcards } from './read-vcards.ts'

const fileOf = (...lines: string[]) => `${['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n')}\r\n`

/** A line split into chunks of 75 characters, as address books fold it. */
const folded = (line: string) => line.replaceAll(/.{74}/g, '$&\r\n ')

it.each([
  ['PHOTO;ENCODING=b;TYPE=JPEG:', '3.0'],
  ['item1.PHOTO:data:image/jpeg;base64,', '4.0'],
  ['X-MS-CARDPICTURE;TYPE=JPEG;ENCODING=BASE64:', '2.1'],
])('a card with an image of 5 MB in %s is read like one without', (head, version) => {
  const around = [`VERSION:${version}`, 'FN:Ana Beispiel', 'TEL;CELL:+49171555014'] as const
  const after = 'EMAIL:ana@example.test'
  const [card] = readVcards(fileOf(...around, folded(head + 'A'.repeat(5 * 1024 * 1024)), after))
  expect(card).toEqual(readVcards(fileOf(...around, after))[0])
  expect(card).toMatchObject({ givenName: 'Ana Beispiel', phones: ['+49171555014'], emails: ['ana@example.test'] })
})

it('a folded property head, and text in quoted-printable, are joined again', () => {
  const [card] = readVcards(
    fileOf(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;',
      ' ENCODING=QUOTED-PRINTABLE:M=C3=BC=',
      'ller;J=C3=B6rg;;;',
      'NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0A=',
      ' two',
      `ADR;X-NOTE="a:b":;;Street 1;Town;;;`,
    ),
  )
  expect(card).toMatchObject({ familyName: 'Müller', givenName: 'Jörg', notes: 'one\n two' })
  expect(card?.addresses).toMatchObject([{ street: 'Street 1', city: 'Town' }])
})
