import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '@sojourn/tools/chromium'

const results = join(import.meta.dirname, '../test-results')

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/global-setup.ts',
  outputDir: join(results, 'browser'),
  // A test that passes only at the second try is reported as flaky and needs fixing, but does not stop a landing.
  retries: 1,
  // Each has a server with the demo content of its own, and runs the tests of a file in their order.
  workers: 2,
  // Two servers, two browsers and two databases share the processors: what is slow there is measured by the benchmark.
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: join(results, 'browser.json') }]],
  use: {
    // A wait that never ends fails on its own timeout and says what it waited for, long before the test's own time is over.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    locale: 'en-GB',
    // A click may miss what still moves.
    contextOptions: { reducedMotion: 'reduce' },
    // It takes a quarter of the time, and nobody opens what a clone that is thrown away has left.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
    // It would answer for pages and files before `page.route` sees them; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments() },
  },
  // What reaches through the whole product on a separate PostgreSQL server, then everything on the app's own; the fixture
  // reads the project's name. The first takes one worker, so that one server with the demo content fewer is started.
  projects: [
    { name: 'external', testMatch: /(journey|traveller|people)\.spec\.ts$/, workers: 1 },
    { name: 'embedded' },
  ],
})
