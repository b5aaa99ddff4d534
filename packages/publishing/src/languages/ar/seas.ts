import { translation } from '../translation.ts'
import type { seas as source } from '../en/seas.ts'

export const seas = translation<typeof source>()({
  'Atlantic Ocean': 'المحيط الأطلسي',
  'Indian Ocean': 'المحيط الهندي',
  'Southern Ocean': 'المحيط الجنوبي',
  'Pacific Ocean': 'المحيط الهادئ',
  'Mediterranean Sea': 'البحر الأبيض المتوسط',
  'North Sea': 'بحر الشمال',
  'Norwegian Sea': 'بحر النرويج',
  'Baltic Sea': 'بحر البلطيق',
  'Black Sea': 'البحر الأسود',
  'Red Sea': 'البحر الأحمر',
  'Arabian Sea': 'بحر العرب',
  'Bay of Bengal': 'خليج البنغال',
  'South China Sea': 'بحر الصين الجنوبي',
  'Sea of Japan': 'بحر اليابان',
  'Tasman Sea': 'بحر تسمان',
  'Coral Sea': 'بحر المرجان',
  'Caribbean Sea': 'البحر الكاريبي',
  'Gulf of Mexico': 'خليج المكسيك',
  'Arctic Ocean': 'المحيط المتجمد الشمالي',
})
