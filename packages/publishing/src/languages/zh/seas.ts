import { translation } from '../translation.ts'
import type { seas as source } from '../en/seas.ts'

export const seas = translation<typeof source>()({
  'Atlantic Ocean': '大西洋',
  'Indian Ocean': '印度洋',
  'Southern Ocean': '南大洋',
  'Pacific Ocean': '太平洋',
  'Mediterranean Sea': '地中海',
  'North Sea': '北海',
  'Norwegian Sea': '挪威海',
  'Baltic Sea': '波罗的海',
  'Black Sea': '黑海',
  'Red Sea': '红海',
  'Arabian Sea': '阿拉伯海',
  'Bay of Bengal': '孟加拉湾',
  'South China Sea': '南海',
  'Sea of Japan': '日本海',
  'Tasman Sea': '塔斯曼海',
  'Coral Sea': '珊瑚海',
  'Caribbean Sea': '加勒比海',
  'Gulf of Mexico': '墨西哥湾',
  'Arctic Ocean': '北冰洋',
})
