import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { email } from '@sojourn/contract/kit/values'
import { readConfig } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createPool } from './platform/db/pool.ts'
import { hashPassword } from './platform/passwords/passwords.ts'
import { explainStartError } from './start-error.ts'

/** `npm run admin -- create EMAIL`: makes a super admin, or makes one of an existing account, beside a running server too. */
const run = async ([command, address, ...rest]: string[]): Promise<string> => {
  const parsed = email().safeParse(address)
  if (command !== 'create' || !parsed.success || rest.length > 0)
    throw new UsageError('usage: npm run admin -- create EMAIL')
  const config = readConfig()
  openDataFolder(config)
  const database = await openDatabase(config.database, {
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    whenInUse: 'attach',
  })
  const pool = createPool(database.url, 1)
  try {
    return await createSuperAdmin(pool, parsed.data)
  } finally {
    await pool.end()
    await database.stop()
  }
}

class UsageError extends Error {}

const createSuperAdmin = async (pool: ReturnType<typeof createPool>, address: string): Promise<string> => {
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
    const known = error instanceof UsageError ? error.message : explainStartError(error)
    process.stderr.write(`${known ?? (error instanceof Error ? error.stack : String(error))}\n`)
    process.exitCode = 1
  },
)
