import { translation } from '../translation.ts'
import type { seas as source } from '../en/seas.ts'

export const seas = translation<typeof source>()({
  'Atlantic Ocean': 'Atlantischer Ozean',
  'Indian Ocean': 'Indischer Ozean',
  'Southern Ocean': 'Südlicher Ozean',
  'Pacific Ocean': 'Pazifischer Ozean',
  'Mediterranean Sea': 'Mittelmeer',
  'North Sea': 'Nordsee',
  'Norwegian Sea': 'Europäisches Nordmeer',
  'Baltic Sea': 'Ostsee',
  'Black Sea': 'Schwarzes Meer',
  'Red Sea': 'Rotes Meer',
  'Arabian Sea': 'Arabisches Meer',
  'Bay of Bengal': 'Golf von Bengalen',
  'South China Sea': 'Südchinesisches Meer',
  'Sea of Japan': 'Japanisches Meer',
  'Tasman Sea': 'Tasmansee',
  'Coral Sea': 'Korallenmeer',
  'Caribbean Sea': 'Karibisches Meer',
  'Gulf of Mexico': 'Golf von Mexiko',
  'Arctic Ocean': 'Arktischer Ozean',
})
