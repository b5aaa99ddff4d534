import { translation } from '../translation.ts'
import type { seas as source } from '../en/seas.ts'

export const seas = translation<typeof source>()({
  'Atlantic Ocean': 'האוקיינוס האטלנטי',
  'Indian Ocean': 'האוקיינוס ההודי',
  'Southern Ocean': 'האוקיינוס הדרומי',
  'Pacific Ocean': 'האוקיינוס השקט',
  'Mediterranean Sea': 'הים התיכון',
  'North Sea': 'הים הצפוני',
  'Norwegian Sea': 'הים הנורווגי',
  'Baltic Sea': 'הים הבלטי',
  'Black Sea': 'הים השחור',
  'Red Sea': 'ים סוף',
  'Arabian Sea': 'הים הערבי',
  'Bay of Bengal': 'מפרץ בנגל',
  'South China Sea': 'ים סין הדרומי',
  'Sea of Japan': 'ים יפן',
  'Tasman Sea': 'ים טסמן',
  'Coral Sea': 'ים האלמוגים',
  'Caribbean Sea': 'הים הקריבי',
  'Gulf of Mexico': 'מפרץ מקסיקו',
  'Arctic Ocean': 'אוקיינוס הקרח הצפוני',
})
