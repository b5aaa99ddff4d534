import type { FullConfig } from '@playwright/test'
import { prepareDemoFolder } from '@sojourn/tools/demo-server'

/**
 * Loads the demo content once for all workers; each starts its server with a copy. Returns a function that removes it at the
 * end.
 */
const prepare = async ({ filteredProjects }: FullConfig): Promise<(() => Promise<void>) | undefined> => {
  if (filteredProjects.every(({ name }) => name === 'external')) return undefined
  const folder = await prepareDemoFolder()
  process.env['DEMO_FOLDER'] = folder.path
  return folder.remove
}

export default prepare
