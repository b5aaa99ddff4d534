import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { ensureBuilt, web } from './launch-build.ts'
import { stream, workspaceRoot } from './workspace.ts'

/**
 * `npm run walk`: every path as every kind of user, every screen at three widths in all colour schemes, and every list while it
 * loads, is offline, fails to load or is empty.
 */
const main = async (): Promise<number> => {
  await ensureChromium()
  if (!(await ensureBuilt(workspaceRoot, web))) throw new Error('the web could not be built')
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
