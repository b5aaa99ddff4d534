import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { greetPooler } from '../../platform/db/greet-pooler.ts'
import { handOver, serverAccount } from '../../platform/db/server-account.ts'
import { freePort } from '../uploads/server-process.ts'
import { findPgbouncer } from './find-pgbouncer.ts'

type Options = {
  /** For its settings; it is created. */
  folder: string
  /** The database's address, with a role and its password each. */
  urls: string[]
  /**
   * Under these names, PgBouncer offers the same database, with at most this many connections to it for each role. Without `session`, a
   * client has one only for a transaction.
   */
  names: Record<string, { backends: number; session?: boolean }>
}

/** A real PgBouncer on a free port, in transaction mode. It may be killed and started again. */
export const startPgbouncer = async ({ folder, urls, names }: Options) => {
  const program = findPgbouncer()
  if (program === undefined)
    throw new Error('no PgBouncer found: install the package pgbouncer (npm test does so on Debian)')
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  await mkdir(folder)
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'users.txt'), usersIn(urls))
  await writeFile(settings, settingsOf({ folder, port, url: new URL(urls[0] ?? ''), names }))
  // It does not run as root, as PostgreSQL.
  const account = serverAccount(folder)
  handOver(folder, account)

  let child: ChildProcess
  let output = ''
  const start = async (): Promise<void> => {
    const started = spawn(program, [settings], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
      ...(account && { uid: account.uid, gid: account.gid }),
    })
    child = started
    started.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
    const ended = once(started, 'exit').then(() => Promise.reject(new Error(`PgBouncer ended: ${output}`)))
    await Promise.race([ended, isListening()])
    ended.catch(() => {})
  }
  const isListening = async (): Promise<void> => {
    for (let tries = 0; tries < 200; tries += 1) {
      try {
        return await greetPooler({ host: '127.0.0.1', port })
      } catch {
        await sleep(50)
      }
    }
    throw new Error(`PgBouncer does not answer: ${output}`)
  }
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    /** The URL of the database under a name of PgBouncer's. */
    through: (url: string, name: string): string => {
      const there = new URL(url)
      there.hostname = '127.0.0.1'
      there.port = String(port)
      there.pathname = `/${name}`
      return there.href
    },
    start,
    kill,
    /** Stops it where it is, as a machine that hangs, or lets it go on. */
    freeze: (isFrozen: boolean): void => void child.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    output: () => output,
  }
}

const usersIn = (urls: string[]): string =>
  urls
    .map((url) => new URL(url))
    .map(({ username, password }) => `"${username}" "${password}"\n`)
    .join('')

const settingsOf = ({ folder, port, url, names }: Pick<Options, 'folder' | 'names'> & { port: number; url: URL }) => `
[databases]
${Object.entries(names)
  .map(
    ([name, { backends, session = false }]) =>
      `${name} = host=${url.hostname} port=${url.port} dbname=${url.pathname.slice(1)} pool_size=${backends} pool_mode=${session ? 'session' : 'transaction'}`,
  )
  .join('\n')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
stats_users = ${url.username}
max_client_conn = 500
server_login_retry = 1
`
