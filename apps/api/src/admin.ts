import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { email } from '@sojourn/contract/kit/values'
import { readConfig } from './config.ts'
import { endSessionsOf, type Outcome, restorePerson, suspendPerson } from './identity/suspend.ts'
import type { Transaction } from './kit/context.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createPool } from './platform/db/pool.ts'
import { inTransaction } from './platform/db/transaction.ts'
import { hashPassword } from './platform/passwords/passwords.ts'
import { explainStartError } from './start-error.ts'

/** Does something to the account of an address and answers the line that tells what was done. */
type Command = (tx: Transaction, address: string, isForced: boolean) => Promise<string>

const commands: Record<string, Command> = {
  /** Makes a super admin, or makes one of an existing account. */
  create: async (tx, address) => {
    const promoted = await tx.query('update users set is_god = true where lower(email) = lower($1) returning uuid', [
      address,
    ])
    if (promoted.length === 1) return `${address} is a super admin now; the password is unchanged.`
    const password = randomBytes(15).toString('base64url')
    await tx.query(
      'insert into users (email, name, password_hash, is_god, confirmed_at) values ($1, $1, $2, true, now())',
      [address, await hashPassword(password)],
    )
    return `${address} is a super admin now, with the password ${password}\nIt is shown this once; change it after logging in.`
  },
  suspend: async (tx, address, isForced) => {
    const { email: of, endedSessions } = done(address, await suspendPerson(tx, address, { isForced }), {
      unchanged: `${address} is suspended already.`,
    })
    return `${of} is suspended; ${counted(endedSessions)} ended.`
  },
  restore: async (tx, address) => {
    const restored = done(address, await restorePerson(tx, address), { unchanged: `${address} is not suspended.` })
    return `${restored.email} may log in again.`
  },
  'end-sessions': async (tx, address) => {
    const { email: of, endedSessions } = done(address, await endSessionsOf(tx, address), {})
    return `${of}: ${counted(endedSessions)} ended.`
  },
}

const usage = `usage: npm run admin -- COMMAND
  create EMAIL             makes a super admin, or makes one of an existing account
  suspend EMAIL [--force]  ends all sessions and lets the person in no more; the last super admin only by force
  restore EMAIL            lets a person in again who was suspended
  end-sessions EMAIL       logs a person out everywhere`

/** `npm run admin -- COMMAND EMAIL`, beside a running server too. */
const run = async ([name = '', address, ...flags]: string[]): Promise<string> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const parsed = email().safeParse(address)
  const isForced = name === 'suspend' && flags.length === 1 && flags[0] === '--force'
  if (!command || !parsed.success || (flags.length > 0 && !isForced)) throw new CommandError(usage)
  const database = await openDatabase(readConfig().database, {
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    whenInUse: 'attach',
  })
  const pool = createPool(database.url, 1)
  try {
    return await inTransaction(pool, null, (tx) => command(tx, parsed.data, isForced), {
      access: 'read write',
      onLateError: () => {},
    })
  } finally {
    await pool.end()
    await database.stop()
  }
}

/** Says in words for people why nothing was done. */
class CommandError extends Error {}

const done = (
  address: string,
  outcome: Outcome,
  { unchanged = 'There is nothing to do.' }: { unchanged?: string },
): Extract<Outcome, { ok: true }> => {
  if (outcome.ok) return outcome
  const reasons = {
    unknown: `Nobody has an account with ${address}.`,
    unchanged,
    last_super_admin: `${address} is the last super admin who may log in; with --force it is suspended all the same.`,
  }
  throw new CommandError(reasons[outcome.reason])
}

const counted = (count: number): string => (count === 1 ? '1 session was' : `${count} sessions were`)

run(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    const known = error instanceof CommandError ? error.message : explainStartError(error)
    process.stderr.write(`${known ?? (error instanceof Error ? error.stack : String(error))}\n`)
    process.exitCode = 1
  },
)
