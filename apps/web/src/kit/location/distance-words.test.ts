import { expect, it } from 'vitest'
import { distanceInWords } from './distance-words.ts'

it.each([
  [4.23, 'metric', '4.2 km'],
  [372.4, 'metric', '372 km'],
  [1280, 'metric', '1,280 km'],
  [372.4, 'imperial', '231 mi'],
  [8, 'imperial', '5 mi'],
] as const)('%d km in %s units are %s', (km, units, words) => expect(distanceInWords(km, units)).toBe(words))
