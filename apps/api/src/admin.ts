import { fileURLToPath } from 'node:url'
import { email } from '@sojourn/contract/kit/values'
import { type Config, readConfig } from './config.ts'
import { createSuperAdmin, firstHours, promote } from './identity/super-admins.ts'
import { resetFactors } from './identity/reset-factors.ts'
import { endSessions, type Outcome, restorePerson, suspendPerson } from './identity/suspend.ts'
import type { Transaction } from './kit/context.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createPool, type Pool } from './platform/db/pool.ts'
import { createQueue } from './platform/queue/queue.ts'
import { inTransaction, type OpenTransaction } from './platform/db/transaction.ts'
import { reseal } from './reseal.ts'
import { CommandError, runCommand } from './run-command.ts'
import { loadSecretKeys } from './secret-key.ts'

/** Changes the account that has an email address, and returns a line that says what was done. */
type AccountCommand = (pool: Pool, config: Config, address: string, isForced: boolean) => Promise<string>

const accountCommands: Record<string, AccountCommand> = {
  create: (pool, config, address) => create(pool, config, address),
  promote: (pool, _config, address) => promoteHolder(pool, address),
  suspend: (pool, _config, address, isForced) => inPlatform(pool, (tx) => suspend(tx, address, isForced)),
  restore: (pool, _config, address) => inPlatform(pool, (tx) => restore(tx, address)),
  'reset-factors': resetFactorsByAddress,
  'end-sessions': (pool, _config, address) => inPlatform(pool, (tx) => endSessionsByAddress(tx, address)),
}

const usage = `usage: npm run admin -- COMMAND
  create EMAIL             makes a super admin with a new account, and prints a link to choose a password
  promote EMAIL            makes a super admin of an account that is there
  suspend EMAIL [--force]  ends all sessions and lets the person in no more; the last super admin only by force
  restore EMAIL            lets a person in again who was suspended
  end-sessions EMAIL       logs a person out everywhere
  reset-factors EMAIL      removes all second factors of a person who has lost them, and logs them out everywhere
  reseal                   seals everything with the present secret key, so that those before can be dropped`

/** `npm run admin -- COMMAND`, which also works next to a running server. */
const run = async (args: string[]): Promise<string> => {
  const work = commandIn(args)
  const config = readConfig()
  openDataFolder(config)
  const database = await openDatabase(config.database, {
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    whenInUse: 'attach',
  })
  const pool = createPool(database.url, 1, { directUrl: database.directUrl })
  try {
    return await work(pool, config)
  } finally {
    await pool.end()
    await database.stop()
  }
}

const commandIn = ([name = '', address, ...flags]: string[]): ((pool: Pool, config: Config) => Promise<string>) => {
  if (name === 'reseal' && address === undefined) return resealAll
  const command = Object.hasOwn(accountCommands, name) ? accountCommands[name] : undefined
  const parsed = email().safeParse(address)
  const isForced = name === 'suspend' && flags.length === 1 && flags[0] === '--force'
  if (!command || !parsed.success || (flags.length > 0 && !isForced)) throw new UsageError(usage)
  return (pool, config) => command(pool, config, parsed.data, isForced)
}

/** The command was valid but could not be carried out; the message says why. */
class Rejection extends CommandError {}

const resealAll = async (pool: Pool, config: Config): Promise<string> => {
  const { resealed, lost } = await reseal(pool, await loadSecretKeys(config))
  if (lost > 0)
    throw new Rejection(`${lost} values cannot be decrypted with any of the keys in SECRET_KEY and SECRET_KEYS_OLD.`)
  return `${resealed} values have been encrypted again with SECRET_KEY. Once every process uses it, you can remove SECRET_KEYS_OLD. Links signed with the old keys stop working then, so it is best to wait a month.`
}

class UsageError extends CommandError {}

const inPlatform = <T>(pool: Pool, work: (tx: OpenTransaction) => Promise<T>): Promise<T> =>
  inTransaction(pool, null, work, { access: 'read write', onLateError: () => {} })

const create = async (pool: Pool, config: Config, address: string): Promise<string> => {
  const site = siteOf(config)
  const result = await inPlatform(pool, (tx) => createSuperAdmin(tx, address))
  if ('taken' in result) {
    const { email, name, since } = result.taken
    throw new Rejection(
      `${email} already has an account (“${name}”, registered on ${since}), so nothing was changed. If this is the right person, run npm run admin -- promote ${email} to make them a super admin. A forgotten password can be reset at ${site}/forgot-password.`,
    )
  }
  return `${address} is now a super admin. To choose a password, open this link, which works once and expires in ${firstHours} hours:\n${site}/reset-password?token=${result.token}`
}

const promoteHolder = async (pool: Pool, address: string): Promise<string> => {
  const promoted = await inPlatform(pool, (tx) => promote(tx, address))
  if (!promoted) throw new Rejection(`There is no confirmed account with the address ${address}.`)
  const { email, name, since } = promoted
  return `“${name}” (${email}, registered on ${since}) is now a super admin. The password is unchanged.`
}

const suspend = async (tx: Transaction, address: string, isForced: boolean): Promise<string> => {
  const { email: of, endedSessions } = done(address, await suspendPerson(tx, { email: address }, { isForced }), {
    unchanged: `${address} is already suspended.`,
  })
  return `${of} is suspended; ${counted(endedSessions)} ended.`
}

const restore = async (tx: Transaction, address: string): Promise<string> => {
  const restored = done(address, await restorePerson(tx, { email: address }), {
    unchanged: `${address} is not suspended.`,
  })
  return `${restored.email} may log in again.`
}

const endSessionsByAddress = async (tx: Transaction, address: string): Promise<string> => {
  const { email: of, endedSessions } = done(address, await endSessions(tx, { email: address }), {})
  return `${of}: ${counted(endedSessions)} ended.`
}

async function resetFactorsByAddress(pool: Pool, config: Config, address: string): Promise<string> {
  const deps = {
    queue: createQueue(pool),
    secretKey: await loadSecretKeys(config),
    publicUrl: () => siteOf(config),
    publicConfig: { productName: config.productName },
  }
  const { email: of, endedSessions } = done(
    address,
    await inPlatform(pool, (tx) => resetFactors({ tx, deps }, address)),
    { unchanged: `${address} has no second factor.` },
  )
  return `${of} now logs in with the password alone; ${counted(endedSessions)} ended.`
}

const siteOf = (config: Config): string => config.publicUrl ?? `http://localhost:${config.port}`

const done = (
  address: string,
  outcome: Outcome,
  { unchanged = 'There is nothing to do.' }: { unchanged?: string },
): Extract<Outcome, { ok: true }> => {
  if (outcome.ok) return outcome
  const reasons = {
    unknown: `Nobody has an account with ${address}.`,
    unchanged,
    last_super_admin: `${address} is the last super admin who may log in; use --force to suspend it anyway.`,
  }
  throw new Rejection(reasons[outcome.reason])
}

const counted = (count: number): string => (count === 1 ? '1 session was' : `${count} sessions were`)

runCommand(run)
