import { translation } from '../translation.ts'
import type { seas as source } from '../en/seas.ts'

export const seas = translation<typeof source>()({
  'Atlantic Ocean': 'Oceano Atlântico',
  'Indian Ocean': 'Oceano Índico',
  'Southern Ocean': 'Oceano Antártico',
  'Pacific Ocean': 'Oceano Pacífico',
  'Mediterranean Sea': 'Mar Mediterrâneo',
  'North Sea': 'Mar do Norte',
  'Norwegian Sea': 'Mar da Noruega',
  'Baltic Sea': 'Mar Báltico',
  'Black Sea': 'Mar Negro',
  'Red Sea': 'Mar Vermelho',
  'Arabian Sea': 'Mar Arábico',
  'Bay of Bengal': 'Golfo de Bengala',
  'South China Sea': 'Mar da China Meridional',
  'Sea of Japan': 'Mar do Japão',
  'Tasman Sea': 'Mar da Tasmânia',
  'Coral Sea': 'Mar de Coral',
  'Caribbean Sea': 'Mar das Caraíbas',
  'Gulf of Mexico': 'Golfo do México',
  'Arctic Ocean': 'Oceano Ártico',
})
