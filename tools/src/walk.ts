import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { ensureWebBuilt } from './launch-web.ts'
import { stream, workspaceRoot } from './workspace.ts'

/**
 * `npm run walk`: every address as every kind of person, every screen at three widths in all schemes, and every list as it
 * loads, is offline, could not be read or is empty.
 */
const main = async (): Promise<number> => {
  await ensureChromium()
  if (!(await ensureWebBuilt(workspaceRoot))) throw new Error('the web could not be built')
  const config = join(workspaceRoot, 'e2e/playwright.config.ts')
  return stream(
    'playwright',
    ['test', '--config', config, '--project=embedded', 'walk', 'list-states', ...process.argv.slice(2)],
    {
      cwd: workspaceRoot,
      env: { ...process.env, TESTS: 'full' },
    },
  )
}

process.exitCode = await main()
