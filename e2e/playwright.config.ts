import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '@sojourn/tools/chromium'

/** `pooler`, `replica` or `pooler and replica`, to run the tests on several processes; undefined for the usual run. */
const cluster = process.env['CLUSTER']
const results = join(import.meta.dirname, '../test-results')

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/global-setup.ts',
  outputDir: join(results, 'browser'),
  // A test that passes only on the second attempt is reported as flaky and needs fixing, but does not block a merge.
  retries: 1,
  // Each worker has its own server with the demo content, and runs the tests of a file in order.
  workers: 2,
  // Two servers, two browsers and two databases share the processors. Slowness is measured by the benchmark, not here.
  expect: { timeout: 15_000 },
  // Long enough for every wait below to fail first.
  timeout: 90_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: join(results, 'browser.json') }]],
  use: {
    // A wait that never ends fails on its own timeout, saying what it waited for, long before the test times out.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    locale: 'en-GB',
    // A click can miss an element that is still moving.
    contextOptions: { reducedMotion: 'reduce' },
    // Without a trace, tests take a quarter of the time, and nobody opens the traces of a clone that is then deleted.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
    // A service worker would respond to requests before `page.route` sees them. The tests of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments() },
  },
  // First the tests that span the whole product, on a separate PostgreSQL server, then all others on the built-in one. The
  // fixture reads the name of the project. The first project uses one worker, which saves starting a second demo server.
  // If `CLUSTER` is set, all tests run on two web and two worker processes instead: behind PgBouncer, with a replica, or both.
  projects:
    cluster === undefined
      ? [{ name: 'external', testMatch: /(journey|traveller|people)\.spec\.ts$/, workers: 1 }, { name: 'embedded' }]
      : [{ name: cluster }],
})
