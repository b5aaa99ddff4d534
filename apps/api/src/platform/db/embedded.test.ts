import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { DataFolderInUse } from './unusable-database-error.ts'

const root = mkdtempSync(join(tmpdir(), 'sojourn-embedded-'))
const folder = join(root, 'postgres')
const running: EmbeddedPostgres[] = []

const start = async (options: { port?: number; whenInUse?: 'attach' } = {}): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({ folder, durable: false, ...options })
  running.push(server)
  return server
}

const ask = async <T>(url: string, sql: string): Promise<T | undefined> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ answer: T }>(sql)).rows[0]?.answer
  } finally {
    await client.end()
  }
}

const postmasterPid = (): number => Number.parseInt(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8'), 10)

/** Starts another process of ours that holds the server; resolves once the server runs. */
const startElsewhere = async (): Promise<{ kill(): Promise<void> }> => {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))})
    await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, durable: false })
    console.log('running')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', reject)
  })
  return {
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

const occupy = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the embedded PostgreSQL', () => {
  it('is created at the first start, and keeps its data and its port at the next', async () => {
    const first = await start()
    await ask(first.migrationDatabaseUrl, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await start()
    expect(second.port).toBe(first.port)
    expect(await ask(second.migrationDatabaseUrl, 'select answer from kept')).toBe(42)
  })

  it('is PostgreSQL 18 in UTF-8 with trigram search and unaccent', async () => {
    const { databaseUrl } = await start()
    expect(await ask(databaseUrl, "select current_setting('server_version_num')::int / 10000 as answer")).toBe(18)
    expect(await ask(databaseUrl, "select current_setting('server_encoding') as answer")).toBe('UTF8')
    expect(await ask(databaseUrl, "select lower(unaccent('ÉTOSHA Ångström')) as answer")).toBe('etosha angstrom')
    expect(await ask(databaseUrl, "select lower('ÄÉΩ') || (similarity('Çeşme', 'çeşme') = 1)::text as answer")).toBe(
      'äéωtrue',
    )
  })

  it('gives the app a role with no privileges beyond those it is granted', async () => {
    const { databaseUrl, migrationDatabaseUrl } = await start()
    const flags = (url: string): Promise<string | undefined> =>
      ask(
        url,
        "select concat_ws(' ', rolsuper, rolbypassrls, rolcreatedb, rolcreaterole) as answer from pg_roles where rolname = current_user",
      )
    expect(await flags(databaseUrl)).toBe('f f f f')
    expect(await flags(migrationDatabaseUrl)).toBe('f f f f')
    await expect(ask(databaseUrl, 'create table mine ()')).rejects.toThrow('permission denied')
  })

  it('requires the password, and makes the passwords readable only to its own user', async () => {
    const { databaseUrl, superuserUrl } = await start()
    const guess = new URL(databaseUrl)
    guess.password = 'guess'
    await expect(ask(guess.href, 'select 1 as answer')).rejects.toThrow('password authentication failed')
    expect(statSync(join(folder, 'cluster/passwords.json')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'cluster')).mode & 0o777).toBe(0o700)
    expect(await ask(superuserUrl, "select current_setting('listen_addresses') as answer")).toBe('127.0.0.1')
    expect(await ask(superuserUrl, "select current_setting('unix_socket_directories') as answer")).toBe('')
  })

  it('rejects a folder that another process uses, unless told to attach to it', async () => {
    const other = await startElsewhere()
    try {
      await expect(start()).rejects.toThrow(DataFolderInUse)
      const attached = await start({ whenInUse: 'attach' })
      await attached.stop()
      expect(await ask(attached.databaseUrl, 'select 1 as answer')).toBe(1)
    } finally {
      await other.kill()
    }
  })

  it('takes over after a kill -9 of our process, losing nothing that was committed', async () => {
    const other = await startElsewhere()
    const attached = await start({ whenInUse: 'attach' })
    await ask(attached.migrationDatabaseUrl, 'create table committed as select 7 as answer')
    const orphan = postmasterPid()
    await other.kill()
    expect(() => process.kill(orphan, 0)).not.toThrow()
    const { databaseUrl, migrationDatabaseUrl } = await start()
    expect(postmasterPid()).not.toBe(orphan)
    expect(await ask(migrationDatabaseUrl, 'select answer from committed')).toBe(7)
    expect(await ask(databaseUrl, 'select 1 as answer')).toBe(1)
  })

  it('recovers after a kill -9 of our process and of the server', async () => {
    const other = await startElsewhere()
    const server = postmasterPid()
    await other.kill()
    process.kill(server, 'SIGKILL')
    const { databaseUrl } = await start()
    expect(await ask(databaseUrl, 'select 1 as answer')).toBe(1)
  })

  it('is not confused by process ids that were reused', async () => {
    const { stop } = await start()
    await stop()
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    try {
      writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: bystander.pid, identity: 'an earlier process' }))
      writeFileSync(
        join(folder, 'cluster/postmaster.pid'),
        `${bystander.pid}\n${join(folder, 'cluster')}\n1\n1\n\n127.0.0.1\n`,
      )
      const { databaseUrl } = await start()
      expect(await ask(databaseUrl, 'select 1 as answer')).toBe(1)
      expect(bystander.exitCode).toBeNull()
    } finally {
      bystander.kill()
    }
  })

  it('restarts the server when it dies', async () => {
    const { databaseUrl } = await start()
    const killed = postmasterPid()
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => ask(databaseUrl, 'select 1 as answer').catch(() => 0), { timeout: 8000 }).toBe(1)
    expect(postmasterPid()).not.toBe(killed)
  })

  it('moves to another port when its own is taken, and fails if that port was requested', async () => {
    const { port, stop } = await start()
    await stop()
    const squatter = await occupy(port)
    try {
      await expect(start({ port })).rejects.toThrow('could not bind')
      const moved = await start()
      expect(moved.port).not.toBe(port)
      expect(await ask(moved.databaseUrl, 'select 1 as answer')).toBe(1)
    } finally {
      squatter.close()
    }
  })
})
