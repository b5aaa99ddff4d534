import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { email } from '@sojourn/contract/kit/values'
import { type Config, readConfig } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createPool, type Pool } from './platform/db/pool.ts'
import { hashPassword } from './platform/passwords/passwords.ts'
import { reseal } from './reseal.ts'
import { secretKeyOf } from './secret-key.ts'
import { explainStartError } from './start-error.ts'

/**
 * `npm run admin -- create EMAIL`: makes a super admin, or makes one of an existing account. `npm run admin -- reseal`:
 * seals everything with the present secret key, so that those before can be dropped. Both beside a running server too.
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
    return (pool) => createSuperAdmin(pool, address.data)
  if (command === 'reseal' && rest.length === 0) return resealAll
  throw new UsageError('usage: npm run admin -- create EMAIL, or npm run admin -- reseal')
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

const createSuperAdmin = async (pool: Pool, address: string): Promise<string> => {
  const promoted = await pool.query('update users set is_god = true where lower(email) = lower($1)', [address])
  if (promoted.rowCount === 1) return `${address} is a super admin now; the password is unchanged.`
  const password = randomBytes(15).toString('base64url')
  await pool.query(
    'insert into users (email, name, password_hash, is_god, confirmed_at) values ($1, $1, $2, true, now())',
    [address, await hashPassword(password)],
  )
  return `${address} is a super admin now, with the password ${password}\nIt is shown this once; change it after logging in.`
}

run(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    const known = error instanceof UsageError || error instanceof Refusal ? error.message : explainStartError(error)
    process.stderr.write(`${known ?? (error instanceof Error ? error.stack : String(error))}\n`)
    process.exitCode = 1
  },
)
