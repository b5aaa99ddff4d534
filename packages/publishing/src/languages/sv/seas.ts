import { translation } from '../translation.ts'
import type { seas as source } from '../en/seas.ts'

export const seas = translation<typeof source>()({
  'Atlantic Ocean': 'Atlanten',
  'Indian Ocean': 'Indiska oceanen',
  'Southern Ocean': 'Södra ishavet',
  'Pacific Ocean': 'Stilla havet',
  'Mediterranean Sea': 'Medelhavet',
  'North Sea': 'Nordsjön',
  'Norwegian Sea': 'Norska havet',
  'Baltic Sea': 'Östersjön',
  'Black Sea': 'Svarta havet',
  'Red Sea': 'Röda havet',
  'Arabian Sea': 'Arabiska havet',
  'Bay of Bengal': 'Bengaliska viken',
  'South China Sea': 'Sydkinesiska havet',
  'Sea of Japan': 'Japanska havet',
  'Tasman Sea': 'Tasmanhavet',
  'Coral Sea': 'Korallhavet',
  'Caribbean Sea': 'Karibiska havet',
  'Gulf of Mexico': 'Mexikanska golfen',
  'Arctic Ocean': 'Norra ishavet',
})
