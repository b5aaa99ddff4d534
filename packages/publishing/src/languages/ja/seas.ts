import { translation } from '../translation.ts'
import type { seas as source } from '../en/seas.ts'

export const seas = translation<typeof source>()({
  'Atlantic Ocean': '大西洋',
  'Indian Ocean': 'インド洋',
  'Southern Ocean': '南極海',
  'Pacific Ocean': '太平洋',
  'Mediterranean Sea': '地中海',
  'North Sea': '北海',
  'Norwegian Sea': 'ノルウェー海',
  'Baltic Sea': 'バルト海',
  'Black Sea': '黒海',
  'Red Sea': '紅海',
  'Arabian Sea': 'アラビア海',
  'Bay of Bengal': 'ベンガル湾',
  'South China Sea': '南シナ海',
  'Sea of Japan': '日本海',
  'Tasman Sea': 'タスマン海',
  'Coral Sea': '珊瑚海',
  'Caribbean Sea': 'カリブ海',
  'Gulf of Mexico': 'メキシコ湾',
  'Arctic Ocean': '北極海',
})
