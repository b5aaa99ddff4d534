import { translation } from '../translation.ts'
import type { seas as source } from '../en/seas.ts'

export const seas = translation<typeof source>()({
  'Atlantic Ocean': 'Océan Atlantique',
  'Indian Ocean': 'Océan Indien',
  'Southern Ocean': 'Océan Austral',
  'Pacific Ocean': 'Océan Pacifique',
  'Mediterranean Sea': 'Mer Méditerranée',
  'North Sea': 'Mer du Nord',
  'Norwegian Sea': 'Mer de Norvège',
  'Baltic Sea': 'Mer Baltique',
  'Black Sea': 'Mer Noire',
  'Red Sea': 'Mer Rouge',
  'Arabian Sea': 'Mer d’Arabie',
  'Bay of Bengal': 'Golfe du Bengale',
  'South China Sea': 'Mer de Chine méridionale',
  'Sea of Japan': 'Mer du Japon',
  'Tasman Sea': 'Mer de Tasman',
  'Coral Sea': 'Mer de Corail',
  'Caribbean Sea': 'Mer des Caraïbes',
  'Gulf of Mexico': 'Golfe du Mexique',
  'Arctic Ocean': 'Océan Arctique',
})
