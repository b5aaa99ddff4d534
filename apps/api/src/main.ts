import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { assemble } from './assemble.ts'
import { closeOnSignal } from './closing.ts'
import { isRunByNpm, readConfig, readRole } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import { demoLogin } from './demo/accounts.ts'
import { preparingDemo } from './demo/wording.ts'
import { seedDemo } from './demo/seed.ts'
import { actAs, asServerOf } from './identity/authenticate.ts'
import { handlersOf } from './jobs.ts'
import { chores } from './housekeeping.ts'
import { endWithParent } from './end-with-parent.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { quietErrors } from './platform/db/quiet-errors.ts'
import { tryAgain } from './platform/db/try-again.ts'
import { fillPlaces } from './platform/places/fill-places.ts'
import { pollReplyMailbox } from './platform/mail/reply-mailbox.ts'
import { startReplyServer } from './platform/mail/reply-server.ts'
import { startWorker } from './platform/queue/queue.ts'
import { removeLeftovers } from './resources/exports/jobs.ts'
import { replyReceiver } from './resources/questions/accept-reply.ts'
import { replyLines } from './resources/questions/reply-lines.ts'
import { productVersion } from './product-version.ts'
import { servedResources } from './served-resources.ts'
import { explainStartError } from './start-error.ts'

const checkout = fileURLToPath(new URL('../../..', import.meta.url))
const print = (line: string) => void process.stdout.write(`${line}\n`)
const printError = (line: string) => void process.stderr.write(`${line}\n`)
const closing = closeOnSignal({ log: printError })

if (isRunByNpm()) endWithParent()

const start = async (): Promise<void> => {
  const config = readConfig()
  const role = readRole(process.argv.slice(2))
  openDataFolder(config)
  if (config.tracing) {
    // Loaded only where it is used: the packages take a few megabytes.
    const { startTracing } = await import('./platform/tracing/start-tracing.ts')
    closing.add(
      startTracing(config.tracing, { version: await productVersion(), onError: ({ message }) => printError(message) }),
    )
  }
  const opening = openDatabase(config.database, {
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    // A worker next to a server with an embedded database uses that one.
    whenInUse: role === 'worker' ? 'attach' : 'refuse',
    log: print,
  })
  closing.add(async () => (await opening).stop())
  const database = await opening

  let port = config.port
  const publicUrl = () => config.publicUrl ?? `http://localhost:${port}`
  const { deps, close } = await assemble({
    config,
    databaseUrl: database.url,
    directUrl: database.directUrl,
    ...(database.replicaUrl !== undefined && { replica: { url: database.replicaUrl, log: printError } }),
    publicUrl,
    webFolder: join(checkout, 'apps/web/dist'),
    level: 'warn',
  })
  closing.add(close)
  // With an embedded database this is the only server, so all leftovers can be removed.
  if (role !== 'worker')
    await removeLeftovers(deps.workFolder, new Date(), config.database.kind === 'embedded' ? 0 : undefined)
  const printErrorMessage = quietErrors(printError)
  const work = async () => {
    let isClosing = false
    const worker = tryAgain(
      () =>
        startWorker({
          url: database.url,
          directUrl: database.directUrl,
          handlers: handlersOf(deps, printErrorMessage),
          schedules: chores,
          onError: printErrorMessage,
        }),
      { patience: Infinity, onFailure: printErrorMessage, isOver: () => isClosing },
    )
    closing.add(async () => {
      isClosing = true
      await worker.then(
        ({ stop }) => stop(),
        () => {},
      )
    })
    await worker
  }
  const receiveReplies = async () => {
    if (!config.replies) return
    const { port: replyPort, imap: place, ...addresses } = config.replies
    const receiver = replyReceiver(deps, asServerOf(deps, printErrorMessage), actAs)
    const common = { ...addresses, below: replyLines, receiver, onError: printErrorMessage }
    if (place) {
      const polling = pollReplyMailbox({ ...common, place })
      closing.add(() => polling.close())
    }
    if (replyPort === undefined) return
    const server = startReplyServer({ ...common, host: config.host, port: replyPort })
    closing.add(async () => (await server).close())
    await server
  }
  // Not before the server listens: if it cannot start, it must not leave anything behind.
  const fill = (url: string) => {
    const filling = fillPlaces(url)
    closing.add(() => filling.close())
    // Everything else works without places.
    filling.done.then((wasEmpty) => wasEmpty && print('The list of places is loaded.')).catch(printErrorMessage)
  }
  if (role === 'worker') {
    await work()
    await receiveReplies()
    if (database.migrationUrl) fill(database.migrationUrl)
    print(`\n${config.productName} is ready to work jobs\n`)
    return
  }
  if (config.isDemo) deps.readiness.preparation = preparingDemo(0)
  const app = await buildApp(deps)
  closing.add(() => app.close())
  // Node accepts one connection in each turn of its event loop. If many arrive at once, the others wait in this queue. Node's
  // default of 511 places would be too few: some clients would have to connect again after a second.
  await app.listen({ host: config.host, port: config.port, backlog: 4096 })
  port = (app.server.address() as AddressInfo).port
  // Opening a page must not wait for the worker.
  if (role === 'all') work().then(receiveReplies).catch(fail)

  if (config.isDemo) {
    const asServer = asServerOf(deps, printErrorMessage)
    const onProgress = (done: number) => void (deps.readiness.preparation = preparingDemo(done))
    // What is loaded is left as it is, and a company is loaded as a whole.
    await tryAgain(() => seedDemo({ deps, asServer, servedResources, log: print, onProgress }), {
      patience: 120_000,
      onFailure: printErrorMessage,
    })
    deps.readiness.preparation = null
  }
  // Not while this process is loading the demo: each of the two uses all processors.
  if (database.migrationUrl) fill(database.migrationUrl)
  print(`\n${config.productName} is ready at ${publicUrl()}\n`)
  if (!config.isDemo) return
  print(`Demo accounts, all with the password ${demoLogin.password}:`)
  for (const { email, who } of demoLogin.accounts) print(`  ${email.padEnd(26)} ${who}`)
}

const fail = async (reason: unknown): Promise<void> => {
  printError(explainStartError(reason) ?? (reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)))
  await closing.close().catch(() => {})
  process.exit(1)
}

start().catch(fail)
