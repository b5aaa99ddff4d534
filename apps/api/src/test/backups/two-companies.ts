import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect } from 'vitest'
import { migrate } from '../../platform/db/migrate.ts'
import { callerAt } from '../first-admin.ts'
import { type Program, startProgram } from '../program.ts'
import { fillCompany } from './company-content.ts'
import { createCompanyOn, logIn, openOwnDatabase, skipPlaces } from './company-on.ts'
import { filesIn, rowsByCompany, rowsOf } from './content-of.ts'

type Company = { uuid: string; email: string }

const migrations = join(import.meta.dirname, '../../migrations')

/** The rows that a statement returns, as a superuser. */
export const query = async (url: string, text: string, values: unknown[] = []) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Fails unless a command succeeds. @returns what it wrote. */
export const succeed = async (ended: Program['ended']): Promise<string> => {
  const { code, output } = await ended
  expect(code, output).toBe(0)
  return output
}

/** Logs in with the password. @returns a function that calls the API. */
export const call = async (url: string, { email }: Pick<Company, 'email'>) => callerAt(url, await logIn(url, email))

/** Checksums without those of some tables. */
export const without = (sums: Record<string, string>, ...tables: string[]) =>
  Object.fromEntries(Object.entries(sums).filter(([name]) => !tables.includes(name)))

/** All rows, except the jobs of the server that runs. */
export const stateOf = async (url: string) => without(await rowsOf(url), 'jobs')

/** Prepares a database whose server does not run. */
export const prepareDatabase = async (folder: string) => {
  const database = await openOwnDatabase(folder)
  await migrate({ url: database.migrationDatabaseUrl, folder: migrations, appRole: 'sojourn_app' })
  await skipPlaces(database.superuserUrl)
  return database
}

/** Servers in folders below `root`, and the commands of their operator, all with the same secret key. */
const startOperator = async () => {
  const root = await mkdtemp(join(tmpdir(), 'sojourn-company-'))
  const running: Program[] = []
  const secretKey = randomBytes(32).toString('hex')
  const folderOf = (name: string) => join(root, name)
  const start = (command: 'main' | 'backup' | 'restore', name: string, args: string[], more: Record<string, string>) =>
    startProgram(command, {
      env: { SECRET_KEY: secretKey, DEMO: 'off', PORT: '0', DATA_DIR: folderOf(name), ...more },
      args,
    })
  return {
    folderOf,
    startServer: async (name: string, more: Record<string, string> = {}) => {
      const program = start('main', name, [], more)
      running.push(program)
      const [, url = ''] = await program.said(/is ready at (\S+)/)
      return { url, stop: () => program.stop() }
    },
    backup: (name: string, args: string[]) => start('backup', name, args, {}).ended,
    restore: (name: string, args: string[], more: Record<string, string> = {}) =>
      start('restore', name, args, more).ended,
    filesOf: (name: string, { uuid }: Pick<Company, 'uuid'>) => filesIn(join(folderOf(name), 'media', uuid)),
    close: async () => {
      for (const program of running) await program.stop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

export type TwoCompanies = Awaited<ReturnType<typeof startTwoCompanies>>

/**
 * Two companies with content on server `a`, which runs; the Owner of the second is a Designer of the first. `whole` and `ofCompany`
 * are backups of the server and of the first company, `rows` and `files` checksums of what that company had then.
 */
export const startTwoCompanies = async () => {
  const operator = await startOperator()
  const { backup, folderOf, filesOf } = operator
  const backups = folderOf('backups')
  mkdirSync(backups)
  await (await prepareDatabase(folderOf('a'))).stop()
  const server = await operator.startServer('a')
  const databaseUrl = (await openOwnDatabase(folderOf('a'))).superuserUrl
  const dunes = await createCompanyOn(databaseUrl)
  const delta = await createCompanyOn(databaseUrl)
  await query(
    databaseUrl,
    `insert into memberships (tenant, "user", roles) select $1, uuid, '{Designer}' from users where email = $2`,
    [dunes.uuid, delta.email],
  )
  const filled = await fillCompany(await call(server.url, dunes), dunes.uuid)
  await fillCompany(await call(server.url, delta), delta.uuid)
  await succeed(backup('a', [backups]))
  await succeed(backup('a', [backups, `--company=${dunes.uuid}`]))
  const fileNamed = (beginning: string) =>
    join(backups, readdirSync(backups).find((name) => name.startsWith(beginning)) ?? '')
  return {
    ...operator,
    backups,
    server,
    databaseUrl,
    dunes,
    delta,
    filled,
    whole: fileNamed('sojourn-'),
    ofCompany: fileNamed('company-'),
    rows: (await rowsByCompany(databaseUrl, dunes.uuid)).own,
    files: filesOf('a', dunes),
  }
}
