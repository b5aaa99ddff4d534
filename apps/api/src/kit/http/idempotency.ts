import { createHash, randomUUID } from 'node:crypto'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { OpenTransaction } from '../../platform/db/transaction.ts'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { formHashOf } from './form.ts'
import { invalidField, Problem } from '../problem.ts'
import { answerToKeep, noRecords, readKept, type Records, shortAnswerBytes } from './kept-answers.ts'
import { seal, type SecretKey, unseal } from '../sealing.ts'

/** A request that must be executed only once, even if it is sent again. */
export type Keyed = {
  /** null: a request to the platform. */
  tenant: string | null
  person: string
  key: string
  /** Hash of method, path and body. Called once the body has been read. */
  fingerprint(): Buffer
  /** Hashes of the sender's permissions and of the API version: a stored response is returned only while they are unchanged. */
  circumstances: Buffer
  secretKey: SecretKey
}

type Tx = Pick<OpenTransaction, 'query'>
type StoredAnswer = { same: boolean; answer: unknown; leased: boolean }

/** Increment it when the shape of responses changes within a version of the package. */
const answerShape = 2

/** The length of each hash in `circumstances`: first that of the permissions, then that of the version. */
const hashBytes = 16

const shortHash = (value: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(value)).digest().subarray(0, hashBytes)

const retryAfterSeconds = 2
/** Longer than any work of several transactions takes; after that, the work must have been aborted by a crash. */
const leaseSeconds = 180

/**
 * Whether requests to a route can have an idempotency key: those that cannot safely be repeated without one. A PUT
 * that must say which version it changes is rejected as outdated when it is repeated, because it has changed the version itself.
 */
export const acceptsKey = (method: string, { versionRequired = false }: FastifyContextConfig): boolean =>
  method === 'POST' || (method === 'PUT' && versionRequired)

/** The idempotency key of a request, or null if it has none. 422 for a key that is not 1 to 200 printable ASCII characters. */
export const keyedOf = (
  request: FastifyRequest,
  owner: {
    tenant: string | null
    person: string | null
    /** The API key, if a program sent the request: the user who created it, and their other keys, have separate requests. */
    apiKey?: string
    standing: string
    deps: Pick<Deps, 'secretKey' | 'publicConfig'>
  },
): Keyed | null => {
  const key = request.headers['idempotency-key']
  if (key === undefined || owner.person === null || !acceptsKey(request.method, request.routeOptions.config))
    return null
  if (typeof key !== 'string' || !/^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/.test(key))
    throw invalidField('Idempotency-Key', 'invalid_format', 'must be 1 to 200 printable ASCII characters')
  const { tenant, person, apiKey, standing, deps } = owner
  return {
    tenant,
    person,
    // No header can contain a line break, so nobody else can send this.
    key: apiKey === undefined ? key : `${apiKey}\n${key}`,
    fingerprint: () => fingerprintOf(request),
    circumstances: Buffer.concat([shortHash(standing), shortHash([deps.publicConfig.version, answerShape])]),
    secretKey: deps.secretKey,
  }
}

/** An actor's permissions as one text. */
export const standingOf = ({ permissions, isVisiting, isAdmin }: Actor): string =>
  JSON.stringify([[...permissions].toSorted(), isVisiting, isAdmin])

const fingerprintOf = (request: FastifyRequest): Buffer => {
  const path = (request.url.split('?')[0] ?? '').replace(/(.)\/$/, '$1')
  const body = request.isMultipart() ? formHashOf(request) : Buffer.from(JSON.stringify(request.body ?? null))
  if (!body) throw new Error('a form with an Idempotency-Key is read with readForm before its work begins')
  const version = JSON.stringify(request.headers['if-match'] ?? null)
  return createHash('sha256').update(`${request.method} ${path}\n${version}\n`).update(body).digest()
}

/**
 * Runs the work of one transaction once: its result is stored in the same transaction, and returned when the same request is
 * repeated. Of a long record only its uuid is stored, and the record is read again. 422 `key_reused` if the key was sent with
 * another request, 409 `key_in_progress` if the work is still running, `answer_gone` if it is done but its response cannot be
 * returned again.
 * @returns the result of `work`; when repeated, as restored from JSON.
 */
export const doOnce = async <T>(
  tx: Tx,
  keyed: Keyed,
  work: () => Promise<T>,
  records: Records = noRecords,
): Promise<T> => {
  await lockKey(tx, keyed)
  const stored = await findStored(tx, keyed)
  if (stored) return restoreAnswer<T>(stored, records)
  const result = await work()
  await storeAnswer(tx, keyed, result, records)
  return result
}

/**
 * Claims a key for work of several transactions.
 * @returns the claim, or the stored response if the work has already been done.
 */
export const claimKey = async <T>(
  tx: Tx,
  keyed: Keyed,
  records: Records,
): Promise<{ claim: string } | { answer: T }> => {
  await lockKey(tx, keyed)
  const stored = await findStored(tx, keyed)
  if (stored) return { answer: await restoreAnswer<T>(stored, records) }
  const claim = randomUUID()
  const { table, columns, owner, placeholders, expired } = statementsOf(keyed)
  await tx.query(
    `with expired as (${expired})
     insert into ${table} (${columns}, claim, leased_until) values (${placeholders}, $6, now() + make_interval(secs => $7))
     on conflict (${owner}, key) do update set fingerprint = excluded.fingerprint, circumstances = excluded.circumstances,
       claim = excluded.claim, leased_until = excluded.leased_until, answer = null, created_at = now()`,
    [keyed.tenant, keyed.person, keyed.key, keyed.fingerprint(), keyed.circumstances, claim, leaseSeconds],
  )
  return { claim }
}

/**
 * Stores the result in the last transaction of claimed work. 409 if the lease has expired and another request holds the claim.
 */
export const concludeClaim = async (
  tx: Tx,
  keyed: Keyed,
  claim: string,
  { result, records }: { result: unknown; records: Records },
): Promise<void> => {
  const { table, mine } = statementsOf(keyed)
  const done = await tx.query(
    `update ${table} set answer = $4, claim = null, leased_until = null where ${mine} and claim = $5 returning key`,
    [keyed.tenant, keyed.person, keyed.key, await sealAnswer(tx, keyed, result, records), claim],
  )
  if (done.length === 0) throw inProgress()
}

/** Releases the key of claimed work that failed. */
export const releaseClaim = async (tx: Tx, keyed: Keyed, claim: string): Promise<void> => {
  const { table, mine } = statementsOf(keyed)
  await tx.query(`delete from ${table} where ${mine} and claim = $4`, [keyed.tenant, keyed.person, keyed.key, claim])
}

/** Held until the transaction ends, so that one of two concurrent requests is rejected. */
const lockKey = async (tx: Tx, { tenant, person, key }: Keyed): Promise<void> => {
  const [lock] = await tx.query<{ held: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 1)) as held',
    [JSON.stringify(['request key', tenant, person, key])],
  )
  if (!lock?.held) throw inProgress()
}

const findStored = async (tx: Tx, keyed: Keyed): Promise<StoredAnswer | null> => {
  const { table, mine } = statementsOf(keyed)
  const [row] = await tx.query<{
    same: boolean
    answer: Buffer | null
    leased: boolean
    same_permissions: boolean
    current: boolean
  }>(
    `select fingerprint = $4 as same, circumstances = $5 as current, answer, coalesce(leased_until > now(), false) as leased,
       substring(circumstances for ${hashBytes}) = substring($5::bytea for ${hashBytes}) as same_permissions
     from ${table}
     where ${mine} and created_at > now() - interval '24 hours'`,
    [keyed.tenant, keyed.person, keyed.key, keyed.fingerprint(), keyed.circumstances],
  )
  if (!row || (row.answer === null && !row.leased)) return null
  if (row.same && !row.leased) {
    // If the sender's permissions have changed, the request is executed again, and is rejected if they are no longer enough.
    if (!row.same_permissions) return null
    // After a release, the response may have another shape.
    if (!row.current) throw new Problem('answer_gone')
  }
  return { ...row, answer: row.answer && row.same ? unseal(row.answer, keyed.secretKey) : null }
}

/** The result as restored from JSON is typed like the original: it is only ever sent as a JSON response. */
const restoreAnswer = async <T>({ same, answer, leased }: StoredAnswer, records: Records): Promise<T> => {
  if (!same) throw new Problem('key_reused')
  if (leased) throw inProgress()
  return (await readKept(answer, records)) as T
}

const storeAnswer = async (tx: Tx, keyed: Keyed, result: unknown, records: Records): Promise<void> => {
  const { table, columns, owner, placeholders, expired } = statementsOf(keyed)
  await tx.query(
    `with expired as (${expired})
     insert into ${table} (${columns}, answer) values (${placeholders}, $6)
     on conflict (${owner}, key) do update set fingerprint = excluded.fingerprint, circumstances = excluded.circumstances,
       answer = excluded.answer, claim = null, leased_until = null, created_at = now()`,
    [
      keyed.tenant,
      keyed.person,
      keyed.key,
      keyed.fingerprint(),
      keyed.circumstances,
      await sealAnswer(tx, keyed, result, records),
    ],
  )
}

const sealAnswer = async (tx: Tx, keyed: Keyed, result: unknown, records: Records): Promise<Buffer> =>
  seal(await answerToKeep(result, records, () => bytesOfLongAnswers(tx, keyed)), keyed.secretKey)

/** Total size of the long responses stored for the company, or for the user if there is no company. */
const bytesOfLongAnswers = async (tx: Tx, { tenant, person }: Keyed): Promise<number> => {
  const [table, owner] = tenant === null ? ['person_request_keys', 'person'] : ['request_keys', 'tenant']
  const [usage] = await tx.query<{ bytes: number }>(
    `select coalesce(sum(octet_length(answer)), 0)::float8 as bytes from ${table}
     where ${owner} = $1 and octet_length(answer) > $2`,
    [tenant ?? person, shortAnswerBytes],
  )
  return usage?.bytes ?? 0
}

const inProgress = () => new Problem('key_in_progress', { retryAfterSeconds })

/** In both tables, $1 is the tenant, $2 the user and $3 the key. */
const statementsOf = ({ tenant }: Keyed) => {
  const table = tenant === null ? 'person_request_keys' : 'request_keys'
  const tenantCondition = tenant === null ? '$1::uuid is null' : 'tenant = $1'
  const owner = tenant === null ? 'person' : 'tenant, person'
  return {
    table,
    owner,
    mine: `${tenantCondition} and person = $2 and key = $3`,
    columns: `${owner}, key, fingerprint, circumstances`,
    placeholders: tenant === null ? '$2, $3, $4, $5' : '$1, $2, $3, $4, $5',
    // A few at a time, skipping locked rows, so that nobody waits for this cleanup.
    expired: `delete from ${table} where (${owner}, key) in (
      select ${owner}, key from ${table} where ${tenantCondition} and key <> $3 and created_at < now() - interval '25 hours'
      limit 20 for update skip locked)`,
  }
}
