import type { Words } from '../languages/words.ts'

export type Sea = keyof Words['seas']

/** Seas and oceans by name, each with the box (west, south, east, north, in degrees) in which its name may be placed. */
export const seas: readonly { name: Sea; box: readonly [number, number, number, number] }[] = [
  { name: 'Atlantic Ocean', box: [-70, 5, -12, 55] },
  { name: 'Atlantic Ocean', box: [-35, -55, 17.5, 2] },
  { name: 'Indian Ocean', box: [32, -50, 110, -2] },
  { name: 'Indian Ocean', box: [55, -2, 75, 15] },
  { name: 'Southern Ocean', box: [-180, -70, 180, -55] },
  { name: 'Pacific Ocean', box: [-180, -55, -82, 50] },
  { name: 'Pacific Ocean', box: [145, 0, 180, 50] },
  { name: 'Pacific Ocean', box: [155, -45, 180, 0] },
  { name: 'Pacific Ocean', box: [180, -55, 278, 50] },
  { name: 'Mediterranean Sea', box: [-2, 31, 35, 43] },
  { name: 'North Sea', box: [-1, 53, 8, 60] },
  { name: 'Norwegian Sea', box: [-6, 63, 11, 71] },
  { name: 'Baltic Sea', box: [14, 54, 22, 60] },
  { name: 'Black Sea', box: [29, 41, 40, 46] },
  { name: 'Red Sea', box: [33, 14, 43, 27] },
  { name: 'Arabian Sea', box: [57, 8, 72, 22] },
  { name: 'Bay of Bengal', box: [82, 8, 94, 20] },
  { name: 'South China Sea', box: [109, 4, 119, 20] },
  { name: 'Sea of Japan', box: [130, 36, 139, 44] },
  { name: 'Tasman Sea', box: [152, -44, 168, -32] },
  { name: 'Coral Sea', box: [147, -24, 162, -12] },
  { name: 'Caribbean Sea', box: [-83, 12, -63, 18] },
  { name: 'Gulf of Mexico', box: [-96, 21, -84, 29] },
  { name: 'Arctic Ocean', box: [-180, 78, 180, 84] },
]
