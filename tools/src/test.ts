import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.ts'
import { type DatabaseExtras, startDatabase } from './database-with-extras.ts'
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts'
import { runGates } from './gates/run-gates.ts'
import { ensureBuilt, web } from './launch-build.ts'
import { ensurePgbouncer } from './pgbouncer.ts'
import { type Totals, describeTotals, sum, totalsOfPlaywright, totalsOfVitest } from './totals.ts'
import { stream, workspaceRoot } from './workspace.ts'

type Part = { name: string; run: () => Promise<Totals> }

const results = join(workspaceRoot, 'test-results')
/** The failures, repeated at the end because the whole output is long. */
const failures: string[] = []

const main = async (): Promise<void> => {
  const { values, positionals: files } = parseArgs({
    options: {
      only: { type: 'string' },
      external: { type: 'boolean' },
      pooler: { type: 'boolean' },
      replica: { type: 'boolean' },
      full: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  if (values.full === true) process.env['TESTS'] = 'full'
  const extras = (['pooler', 'replica'] as const).filter((name) => values[name] === true)
  if (extras.length > 0 && values.external === true)
    throw new Error('--external cannot be combined with --pooler or --replica')
  if (files.length > 0 && extras.length === 0)
    throw new Error('paths of tests can only be given with --pooler or --replica')
  const all = extras.length > 0 ? partsWithExtras(extras, files) : values.external === true ? externalParts : allParts
  const parts = all.filter(({ name }) => values.only === undefined || values.only === name)
  if (parts.length === 0) throw new Error(`--only is one of ${all.map(({ name }) => name).join(', ')}`)

  const outcomes: { name: string; totals: Totals; seconds: number }[] = []
  for (const { name, run } of parts) {
    console.log(`\n── ${name} ──`)
    const start = performance.now()
    const totals = await run().catch(reportBreak)
    outcomes.push({ name, totals, seconds: (performance.now() - start) / 1000 })
  }

  for (const failure of failures) console.log(`\n── failed at least once: ${failure}`)
  console.log('')
  for (const { name, totals, seconds } of outcomes) {
    console.log(`${name.padEnd(8)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${describeTotals(totals)}`)
  }
  const totals = sum(outcomes.map((outcome) => outcome.totals))
  process.exitCode = totals.failed === 0 ? 0 : 1
  // Always exactly these two figures, for programs that parse the last line.
  console.log(describeTotals({ ...totals, flaky: 0 }))
}

const reportBreak = (error: unknown): Totals => {
  console.error(error)
  return { passed: 0, failed: 1, skipped: 0, flaky: 0 }
}

const runVerify = async (): Promise<Totals> => ({ ...(await runGates(workspaceRoot)), skipped: 0, flaky: 0 })

const runVitest = async (options: string[] = [], env = process.env): Promise<Totals> => {
  const file = join(results, 'vitest.json')
  await rm(file, { force: true })
  // Without it, the test that needs it fails, and all others run.
  await ensurePgbouncer().catch((error: unknown) => console.error(error))
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await stream('vitest', ['run', ...reporters, ...options], { cwd: workspaceRoot, env })
  const report = await readReport(file)
  failures.push(...failuresOfVitest(report))
  return totalsOfVitest(report, code)
}

const runBrowser = async (options: string[] = [], env = process.env): Promise<Totals> => {
  await ensureChromium()
  if (!(await ensureBuilt(workspaceRoot, web))) throw new Error('the web could not be built')
  const file = join(results, 'browser.json')
  await rm(file, { force: true })
  const config = join(workspaceRoot, 'e2e/playwright.config.ts')
  const code = await stream('playwright', ['test', '--config', config, ...options], { cwd: workspaceRoot, env })
  failures.push(...(await failuresOfPlaywright(results)))
  return totalsOfPlaywright(await readReport(file), code)
}

/**
 * The tests of the API that depend on the PostgreSQL server: roles and rows, locks, queues, and the largest resource; with
 * `--full` also those of the kit.
 */
const serverDependentTests = (isFull: boolean): string[] =>
  [
    'platform/db',
    'platform/queue',
    'identity/identity',
    'resources/itineraries',
    'test/trust',
    ...(isFull ? ['platform', 'kit'] : []),
  ].map((path) => `apps/api/src/${path}`)

/**
 * Runs the API's tests, or some of them, on a separate PostgreSQL server instead of the embedded one, as a company might run
 * it, and on request behind a real PgBouncer or with a replica.
 */
const runVitestOnSeparateServer = async (
  files: readonly string[] = [],
  extras: DatabaseExtras = [],
): Promise<Totals> => {
  const folder = join(tmpdir(), `sojourn-separate-server-${process.pid}`)
  const database = await startDatabase(folder, extras)
  try {
    const settings = {
      ...database.settings,
      SECRET_KEY: randomBytes(32).toString('hex'),
      ...(extras.length > 0 && { TWO_SERVERS: 'yes' }),
    }
    return await runVitest(['--project', 'api', '--project', 'api-mocked', ...files], { ...process.env, ...settings })
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** One test: servers and databases are killed 30 times, and nothing acknowledged is lost. It prints any loss, and its seed. */
const runCrash = async (): Promise<Totals> => {
  const code = await stream('node', ['--import', 'tsx', 'bench/src/crash/main.ts', '--kills=30'], {
    cwd: workspaceRoot,
  })
  if (code !== 0) failures.push('npm run crash -- --kills=30')
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, flaky: 0 }
}

/** A test runner that was interrupted leaves no report, or an incomplete one. */
const readReport = async (file: string) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

const allParts: Part[] = [
  { name: 'verify', run: runVerify },
  { name: 'vitest', run: () => runVitest() },
  { name: 'separate', run: () => runVitestOnSeparateServer(serverDependentTests(process.env['TESTS'] === 'full')) },
  { name: 'crash', run: runCrash },
  { name: 'browser', run: () => runBrowser() },
]

/**
 * All tests, or those at the given paths, behind PgBouncer in transaction mode, with a replica that answers reads, or both.
 * API tests run on two servers in one process, browser tests on two web and two worker processes.
 */
const partsWithExtras = (extras: DatabaseExtras, files: readonly string[]): Part[] => {
  const [browserFiles, apiFiles] = [true, false].map((isBrowserTest) =>
    files.filter((file) => file.endsWith('.spec.ts') === isBrowserTest),
  )
  const runCluster = () => runBrowser(browserFiles, { ...process.env, CLUSTER: extras.join(' and ') })
  return [
    { name: 'vitest', run: () => runVitestOnSeparateServer(apiFiles, extras), files: apiFiles },
    { name: 'browser', run: runCluster, files: browserFiles },
  ].filter((part) => files.length === 0 || part.files?.length !== 0)
}

const externalParts: Part[] = [
  { name: 'vitest', run: () => runVitestOnSeparateServer() },
  { name: 'browser', run: () => runBrowser(['--project', 'external']) },
]

await main()
