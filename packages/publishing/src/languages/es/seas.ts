import { translation } from '../translation.ts'
import type { seas as source } from '../en/seas.ts'

export const seas = translation<typeof source>()({
  'Atlantic Ocean': 'Océano Atlántico',
  'Indian Ocean': 'Océano Índico',
  'Southern Ocean': 'Océano Antártico',
  'Pacific Ocean': 'Océano Pacífico',
  'Mediterranean Sea': 'Mar Mediterráneo',
  'North Sea': 'Mar del Norte',
  'Norwegian Sea': 'Mar de Noruega',
  'Baltic Sea': 'Mar Báltico',
  'Black Sea': 'Mar Negro',
  'Red Sea': 'Mar Rojo',
  'Arabian Sea': 'Mar Arábigo',
  'Bay of Bengal': 'Golfo de Bengala',
  'South China Sea': 'Mar de China Meridional',
  'Sea of Japan': 'Mar del Japón',
  'Tasman Sea': 'Mar de Tasmania',
  'Coral Sea': 'Mar del Coral',
  'Caribbean Sea': 'Mar Caribe',
  'Gulf of Mexico': 'Golfo de México',
  'Arctic Ocean': 'Océano Ártico',
})
