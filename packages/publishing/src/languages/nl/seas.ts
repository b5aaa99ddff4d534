import { translation } from '../translation.ts'
import type { seas as source } from '../en/seas.ts'

export const seas = translation<typeof source>()({
  'Atlantic Ocean': 'Atlantische Oceaan',
  'Indian Ocean': 'Indische Oceaan',
  'Southern Ocean': 'Zuidelijke Oceaan',
  'Pacific Ocean': 'Stille Oceaan',
  'Mediterranean Sea': 'Middellandse Zee',
  'North Sea': 'Noordzee',
  'Norwegian Sea': 'Noorse Zee',
  'Baltic Sea': 'Oostzee',
  'Black Sea': 'Zwarte Zee',
  'Red Sea': 'Rode Zee',
  'Arabian Sea': 'Arabische Zee',
  'Bay of Bengal': 'Golf van Bengalen',
  'South China Sea': 'Zuid-Chinese Zee',
  'Sea of Japan': 'Japanse Zee',
  'Tasman Sea': 'Tasmanzee',
  'Coral Sea': 'Koraalzee',
  'Caribbean Sea': 'Caribische Zee',
  'Gulf of Mexico': 'Golf van Mexico',
  'Arctic Ocean': 'Noordelijke IJszee',
})
