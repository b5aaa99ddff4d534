import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { BackupError } from './manifest.ts'

/** A company as an operator names it: by its UUID, the name in its URLs, or its name. */
export type Company = { uuid: string; name: string; slug: string }

/**
 * What a restore of one company does with a table that has a `tenant`.
 *
 * - `replaced`: all rows of the company are those of the backup. Every table that is not listed below.
 * - `present`: those that are there stay; a company that is not there gets those of the backup.
 * - `extended`: those that are there stay, and those that are missing are added.
 * - `highest`: of two counters, the higher one.
 * - `emptied`: of use for a day at most, so none are restored.
 * - `left`: belongs to the server, so it is neither backed up nor changed.
 */
export type Treatment = 'replaced' | 'present' | 'extended' | 'highest' | 'emptied' | 'left'

const treatments: Record<string, Exclude<Treatment, 'replaced'>> = {
  // Between the company and the platform: what was paid since does not become unpaid.
  subscriptions: 'present',
  trials: 'present',
  billing_events: 'present',
  subscription_invoices: 'present',
  // Also records who made the changes that are now undone.
  audit_events: 'extended',
  // A number that a client has received is not given away a second time.
  invoice_numbers: 'highest',
  itinerary_presence: 'emptied',
  request_keys: 'emptied',
  running_exports: 'emptied',
  // The log of logins.
  identity_events: 'left',
}

/** What a restore of one company does with a table that has a `tenant`. */
export const treatmentOf = (table: string): Treatment => treatments[table] ?? 'replaced'

/** The tables whose treatment is listed. */
export const listedTables = Object.keys(treatments)

/** Tables without a `tenant` of which a company's backup has rows, and whose rows they are. */
export const tablesOfAccounts = { users: 'uuid', second_factors: 'user', recovery_codes: 'user' } as const

/** A column that refers to an account, and whether the row cannot be there without it. */
export type AccountReference = { table: string; column: string; isRequired: boolean }

/** The columns of tables with a `tenant` that refer to an account, from the catalogue. */
export const findAccountReferences = async (client: Client): Promise<AccountReference[]> => {
  const { rows } = await client.query<AccountReference>(`
    select c.relname as table, a.attname as column, k.confdeltype <> 'n' as "isRequired"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid and c.relpersistence = 'p'
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confrelid = 'public.users'::regclass
      and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant' and not t.attisdropped)
    order by 1, 2`)
  return rows.filter(({ table }) => !['emptied', 'left'].includes(treatmentOf(table)))
}

/**
 * A query for the accounts that the rows of a company need: of its members, and of others whose rows would be deleted with the
 * account. `tableOf` names the table to read, `company` is its UUID.
 */
export const accountsQuery = (
  references: readonly AccountReference[],
  company: string,
  tableOf: (table: string) => string,
): string =>
  references
    .filter(({ isRequired }) => isRequired)
    .map(
      ({ table, column }) =>
        `select ${escapeIdentifier(column)} from ${tableOf(table)} where tenant = ${escapeLiteral(company)} and ${escapeIdentifier(column)} is not null`,
    )
    .join(' union ')

/**
 * Finds one company in `table`, which has the columns of `tenants`. Throws BackupError if there is none or more than one;
 * `place` says where it was looked for, such as `in the backup`.
 */
export const findCompany = async (client: Client, wanted: string, table: string, place: string): Promise<Company> => {
  const { rows } = await client.query<Company>(
    `select uuid, name, slug from ${table} where uuid::text = lower($1) or slug = lower($1) or lower(name) = lower($1)
     order by uuid::text = lower($1) desc, uuid limit 20`,
    [wanted],
  )
  const [first, second] = rows
  if (!first) {
    const { rows: some } = await client.query<Company>(
      `select uuid, name, slug from ${table} order by name, uuid limit 10`,
    )
    throw new BackupError(
      `There is no company “${wanted}” ${place}. It has: ${some.map(inWords).join(', ') || 'none'}.`,
    )
  }
  if (second && first.uuid !== wanted.toLowerCase())
    throw new BackupError(
      `Several companies ${place} are called “${wanted}”; use the UUID: ${rows.map(inWords).join(', ')}.`,
    )
  return first
}

const inWords = ({ name, uuid }: Company): string => `${name} (${uuid})`
