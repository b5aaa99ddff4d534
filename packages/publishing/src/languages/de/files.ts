import { translation } from '../translation.ts'
import type { files as source } from '../en/files.ts'

export const files = translation<typeof source>()({
  stop: 'Station',
  route: 'Route',
})
