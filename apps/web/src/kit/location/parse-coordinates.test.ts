import { describe, expect, it } from 'vitest'
import { parseCoordinates } from './parse-coordinates.ts'

const camp = { lat: -22.5609, lng: 17.0658 }
const exact = { lat: -22.560833, lng: 17.065833 }

describe('parseCoordinates', () => {
  it.each([
    ['-22.5609, 17.0658', camp],
    ['-22.5609,17.0658', camp],
    ['  -22.5609 17.0658 ', camp],
    ['−22.5609; 17.0658', camp],
    ['(-22.5609, 17.0658)', camp],
    ['-22.5609°, 17.0658°', camp],
    ['-22,5609 17,0658', camp],
    ['-22,5609; 17,0658', camp],
    ['0, 0', { lat: 0, lng: 0 }],
    ['-22.56,-17', { lat: -22.56, lng: -17 }],
    ['-22.5609004999, 17.06', { lat: -22.5609, lng: 17.06 }],
  ])('reads decimals: %s', (text, point) => expect(parseCoordinates(text)).toEqual(point))

  it.each([
    ['22.5609S 17.0658E', camp],
    ['22.5609° S, 17.0658° E', camp],
    ['17.0658E 22.5609S', camp],
    ['S22.5609 E17.0658', camp],
    ['s 22.5609, e 17.0658', camp],
    ['22°33′39″S 17°3′57″E', exact],
    [`22°33'39"S, 17°3'57"E`, exact],
    [`22° 33' 39'' S 17° 3' 57'' E`, exact],
    ['22º33’39”S 17º03’57”E', exact],
    ['S 22 33.65 E 17 3.95', exact],
    ['22:33:39S 17:03:57E', exact],
    [`-22°33'39", 17°3'57"`, exact],
    [`N 48°51'24" W 2°21'3"`, { lat: 48.856667, lng: -2.350833 }],
  ])('reads hemisphere letters, minutes and seconds: %s', (text, point) =>
    expect(parseCoordinates(text)).toEqual(point),
  )

  it.each([
    ['https://www.google.com/maps/@-22.5609,17.0658,15z', camp],
    ['https://www.google.com/maps/place/Camp/@-22.1,17.1,15z/data=!3m1!4b1!8m2!3d-22.5609!4d17.0658', camp],
    ['https://maps.google.com/?q=-22.5609,17.0658', camp],
    ['https://www.google.com/maps/search/?api=1&query=-22.5609%2C17.0658', camp],
    ['https://maps.apple.com/?ll=-22.5609,17.0658&z=12', camp],
    ['https://www.openstreetmap.org/?mlat=-22.5609&mlon=17.0658#map=12/1.5/2.5', camp],
    ['https://www.openstreetmap.org/#map=12/-22.5609/17.0658', camp],
    ['geo:-22.5609,17.0658?z=11', camp],
  ])('reads map links: %s', (text, point) => expect(parseCoordinates(text)).toEqual(point))

  it.each([
    '',
    'Windhoek',
    'Route 12, 34',
    '22.5609',
    '91, 17',
    '-22.5, 180.5',
    '22.5609S 17.0658S',
    '22°61′39″S 17°3′57″E',
    '22.5.6, 17',
    '-22.5S 17.0E',
    'https://example.com/',
    'https://www.google.com/maps/@91.5,17.0658,15z',
    '12 Main Road, 3',
    '1'.repeat(600),
    '22°'.repeat(160),
  ])('returns null for anything else: %s', (text) => expect(parseCoordinates(text)).toBeNull())
})
