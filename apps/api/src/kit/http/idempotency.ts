import { createHash, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { OpenTransaction } from '../../platform/db/transaction.ts'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { formHashOf } from './form.ts'
import { invalidField, Problem } from '../problem.ts'
import { answerToKeep, noRecords, readKept, type Records, shortAnswerBytes } from './kept-answers.ts'
import { seal, type SecretKey, unseal } from '../sealing.ts'

/** A request that wants to be done once, whoever sends it again. */
export type Keyed = {
  /** null: a request to the platform. */
  tenant: string | null
  person: string
  key: string
  /** Over method, path and body. Called once the body is read. */
  fingerprint(): Buffer
  /** Hash over what the sender may do and the version of the API: an answer is given again only while it is the same. */
  circumstances: Buffer
  secretKey: SecretKey
}

type Tx = Pick<OpenTransaction, 'query'>
type Kept = { same: boolean; answer: unknown; leased: boolean }

/** Counts up when answers change their shape within a version of the package. */
const answerShape = 2

const retryAfterSeconds = 2
/** Longer than any work of several transactions takes; then it was broken off by a crash. */
const leaseSeconds = 180

/**
 * The key of a request, or null when it has none. Only POST has one: the other methods are safe to repeat as they are.
 * 422 for a key that is not 1 to 200 printable ASCII characters.
 */
export const keyedOf = (
  request: FastifyRequest,
  owner: {
    tenant: string | null
    person: string | null
    /** Where a program sends the request: who made its key, and other programs of theirs, have other requests. */
    apiKey?: string
    standing: string
    deps: Pick<Deps, 'secretKey' | 'publicConfig'>
  },
): Keyed | null => {
  const key = request.headers['idempotency-key']
  if (key === undefined || request.method !== 'POST' || owner.person === null) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/.test(key))
    throw invalidField('Idempotency-Key', 'invalid_format', 'must be 1 to 200 printable ASCII characters')
  const { tenant, person, apiKey, standing, deps } = owner
  return {
    tenant,
    person,
    // No header holds a line break, so nobody else can send this.
    key: apiKey === undefined ? key : `${apiKey}\n${key}`,
    fingerprint: () => fingerprintOf(request),
    circumstances: createHash('sha256')
      .update(JSON.stringify([deps.publicConfig.version, answerShape, standing]))
      .digest(),
    secretKey: deps.secretKey,
  }
}

/** What an actor may do, as one text. */
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
 * Does the work of one transaction once: its result is kept in the same transaction, and given again to the same request;
 * of a long record only where it is, and it is read again.
 * 422 `key_reused` when the key came with another request, 409 `key_in_progress` while it is at work, `answer_gone` when it
 * was done and its answer cannot be given again.
 * @returns what `work` returned; the second time as JSON keeps it.
 */
export const doOnce = async <T>(
  tx: Tx,
  keyed: Keyed,
  work: () => Promise<T>,
  records: Records = noRecords,
): Promise<T> => {
  await lockKey(tx, keyed)
  const stored = await keptUnder(tx, keyed)
  if (stored) return answerKept<T>(stored, records)
  const result = await work()
  await keepAnswer(tx, keyed, result, records)
  return result
}

/** Claims a key for work of several transactions. @returns the claim, or the answer when the work was done before. */
export const claimKey = async <T>(
  tx: Tx,
  keyed: Keyed,
  records: Records,
): Promise<{ claim: string } | { answer: T }> => {
  await lockKey(tx, keyed)
  const stored = await keptUnder(tx, keyed)
  if (stored) return { answer: await answerKept<T>(stored, records) }
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

/** Keeps the result in the last transaction of claimed work. 409 when the lease ran out and somebody else has the claim. */
export const concludeClaim = async (
  tx: Tx,
  keyed: Keyed,
  claim: string,
  { result, records }: { result: unknown; records: Records },
): Promise<void> => {
  const { table, mine } = statementsOf(keyed)
  const done = await tx.query(
    `update ${table} set answer = $4, claim = null, leased_until = null where ${mine} and claim = $5 returning key`,
    [keyed.tenant, keyed.person, keyed.key, await sealedAnswer(tx, keyed, result, records), claim],
  )
  if (done.length === 0) throw inProgress()
}

/** Frees the key of claimed work that failed. */
export const releaseClaim = async (tx: Tx, keyed: Keyed, claim: string): Promise<void> => {
  const { table, mine } = statementsOf(keyed)
  await tx.query(`delete from ${table} where ${mine} and claim = $4`, [keyed.tenant, keyed.person, keyed.key, claim])
}

/** Held until the transaction ends, so that of two at once one is turned away. */
const lockKey = async (tx: Tx, { tenant, person, key }: Keyed): Promise<void> => {
  const [lock] = await tx.query<{ held: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 1)) as held',
    [JSON.stringify(['request key', tenant, person, key])],
  )
  if (!lock?.held) throw inProgress()
}

const keptUnder = async (tx: Tx, keyed: Keyed): Promise<Kept | null> => {
  const { table, mine } = statementsOf(keyed)
  const [row] = await tx.query<{ same: boolean; answer: Buffer | null; leased: boolean; current: boolean }>(
    `select fingerprint = $4 as same, circumstances = $5 as current, answer, coalesce(leased_until > now(), false) as leased from ${table}
     where ${mine} and created_at > now() - interval '24 hours'`,
    [keyed.tenant, keyed.person, keyed.key, keyed.fingerprint(), keyed.circumstances],
  )
  if (!row || (row.answer === null && !row.leased)) return null
  // Who may do other things now, or asks another version, is answered anew and not from memory.
  if (row.same && !row.leased && !row.current) return null
  return { ...row, answer: row.answer && row.same ? unseal(row.answer, keyed.secretKey) : null }
}

/** What JSON keeps of a result has the type of the result: it goes into a JSON answer and nowhere else. */
const answerKept = async <T>({ same, answer, leased }: Kept, records: Records): Promise<T> => {
  if (!same) throw new Problem('key_reused')
  if (leased) throw inProgress()
  return (await readKept(answer, records)) as T
}

const keepAnswer = async (tx: Tx, keyed: Keyed, result: unknown, records: Records): Promise<void> => {
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
      await sealedAnswer(tx, keyed, result, records),
    ],
  )
}

const sealedAnswer = async (tx: Tx, keyed: Keyed, result: unknown, records: Records): Promise<Buffer> =>
  seal(await answerToKeep(result, records, () => bytesOfLongAnswers(tx, keyed)), keyed.secretKey)

/** What the long answers need that are kept for the company, or for the person where there is none. */
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

/** Both tables are asked with $1 the tenant, $2 the person and $3 the key. */
const statementsOf = ({ tenant }: Keyed) => {
  const table = tenant === null ? 'person_request_keys' : 'request_keys'
  const ofOwner = tenant === null ? '$1::uuid is null' : 'tenant = $1'
  const owner = tenant === null ? 'person' : 'tenant, person'
  return {
    table,
    owner,
    mine: `${ofOwner} and person = $2 and key = $3`,
    columns: `${owner}, key, fingerprint, circumstances`,
    placeholders: tenant === null ? '$2, $3, $4, $5' : '$1, $2, $3, $4, $5',
    // A few at a time, and none that another request holds, so that nobody waits for the sweeping.
    expired: `delete from ${table} where (${owner}, key) in (
      select ${owner}, key from ${table} where ${ofOwner} and key <> $3 and created_at < now() - interval '25 hours'
      limit 20 for update skip locked)`,
  }
}
