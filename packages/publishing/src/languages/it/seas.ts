import { translation } from '../translation.ts'
import type { seas as source } from '../en/seas.ts'

export const seas = translation<typeof source>()({
  'Atlantic Ocean': 'Oceano Atlantico',
  'Indian Ocean': 'Oceano Indiano',
  'Southern Ocean': 'Oceano Antartico',
  'Pacific Ocean': 'Oceano Pacifico',
  'Mediterranean Sea': 'Mar Mediterraneo',
  'North Sea': 'Mare del Nord',
  'Norwegian Sea': 'Mare di Norvegia',
  'Baltic Sea': 'Mar Baltico',
  'Black Sea': 'Mar Nero',
  'Red Sea': 'Mar Rosso',
  'Arabian Sea': 'Mar Arabico',
  'Bay of Bengal': 'Golfo del Bengala',
  'South China Sea': 'Mar Cinese Meridionale',
  'Sea of Japan': 'Mar del Giappone',
  'Tasman Sea': 'Mar di Tasman',
  'Coral Sea': 'Mar dei Coralli',
  'Caribbean Sea': 'Mar dei Caraibi',
  'Gulf of Mexico': 'Golfo del Messico',
  'Arctic Ocean': 'Mar Glaciale Artico',
})
