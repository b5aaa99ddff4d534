import { fileURLToPath } from 'node:url'
import { email } from '@sojourn/contract/kit/values'
import { type Config, readConfig } from './config.ts'
import { createSuperAdmin, firstHours, promote } from './identity/super-admins.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createPool, type Pool } from './platform/db/pool.ts'
import { inTransaction, type OpenTransaction } from './platform/db/transaction.ts'
import { reseal } from './reseal.ts'
import { secretKeyOf } from './secret-key.ts'
import { explainStartError } from './start-error.ts'

/**
 * `npm run admin -- create EMAIL` makes a super admin, `promote EMAIL` makes one of an account that is there, and `reseal`
 * seals everything with the present secret key, so that those before can be dropped; all beside a running server too.
 */
const run = async (args: string[]): Promise<string> => {
  const work = commandIn(args)
  const config = readConfig()
  openDataFolder(config)
  const database = await openDatabase(config.database, {
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    whenInUse: 'attach',
  })
  const pool = createPool(database.url, 1)
  try {
    return await work(pool, config)
  } finally {
    await pool.end()
    await database.stop()
  }
}

const commandIn = ([command, ...rest]: string[]): ((pool: Pool, config: Config) => Promise<string>) => {
  const address = email().safeParse(rest[0])
  if (command === 'create' && address.success && rest.length === 1)
    return (pool, config) => create(pool, config, address.data)
  if (command === 'promote' && address.success && rest.length === 1) return (pool) => promoteHolder(pool, address.data)
  if (command === 'reseal' && rest.length === 0) return resealAll
  throw new UsageError('usage: npm run admin -- create EMAIL, promote EMAIL, or reseal')
}

/** What the command was asked for and could not do; the message says why. */
class Refusal extends Error {}

const resealAll = async (pool: Pool, config: Config): Promise<string> => {
  const { anew, lost } = await reseal(pool, await secretKeyOf(config))
  if (lost > 0)
    throw new Refusal(`${lost} values can be opened with none of the keys in SECRET_KEY and SECRET_KEYS_OLD.`)
  return `${anew} values are sealed anew with SECRET_KEY. Once every process has it, SECRET_KEYS_OLD can go, best a month later: links under the old keys go with it.`
}

class UsageError extends Error {}

const inPlatform = <T>(pool: Pool, work: (tx: OpenTransaction) => Promise<T>): Promise<T> =>
  inTransaction(pool, null, work, { access: 'read write', onLateError: () => {} })

const create = async (pool: Pool, config: Config, address: string): Promise<string> => {
  const site = config.publicUrl ?? `http://localhost:${config.port}`
  const made = await inPlatform(pool, (tx) => createSuperAdmin(tx, address))
  if ('taken' in made) {
    const { email, name, since } = made.taken
    throw new Refusal(
      `${email} has an account already, of “${name}” since ${since}, and nothing was changed. If you know that it is theirs, npm run admin -- promote ${email} makes them a super admin. A forgotten password is replaced at ${site}/forgot-password.`,
    )
  }
  return `${address} is a super admin now. This link, which works once and for ${firstHours} hours, is to choose a password:\n${site}/reset-password?token=${made.token}`
}

const promoteHolder = async (pool: Pool, address: string): Promise<string> => {
  const promoted = await inPlatform(pool, (tx) => promote(tx, address))
  if (!promoted) throw new Refusal(`There is no confirmed account of ${address}.`)
  const { email, name, since } = promoted
  return `“${name}”, ${email}, registered on ${since}, is a super admin now; the password is unchanged.`
}

run(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    const known = error instanceof UsageError || error instanceof Refusal ? error.message : explainStartError(error)
    process.stderr.write(`${known ?? (error instanceof Error ? error.stack : String(error))}\n`)
    process.exitCode = 1
  },
)
