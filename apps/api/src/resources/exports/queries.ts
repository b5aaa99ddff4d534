import { openAnswers } from '../traveller-forms/queries.ts'
import { setTimeout as rest } from 'node:timers/promises'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { noteIdentity } from '../../kit/records/identity-log.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import type { Read } from '../../kit/list/list-all.ts'
import { toAnswers, type ServedResource } from '../../kit/records/served-resource.ts'
import { recordSql, type Stored } from '../../kit/records/records.ts'
import { originalKey } from '../media/store-file.ts'
import { everybody } from '../users/queries.ts'
import { auditColumns, auditTables } from '../audit-events/queries.ts'
import { statement } from '../../kit/statement.ts'
import { granted } from '../../kit/records/granted.ts'

/** Logs an export before it is sent: in the identity log, or, if it is done with an API key, in the activity log. */
export const noteExport = async (ctx: Context): Promise<void> => {
  const { tx, origin, actor, tenant } = ctx
  if (actor.apiKey) await writeAuditEvent(ctx, 'api-key.export', actor.apiKey.uuid)
  else if (actor.uuid !== null) await noteIdentity(tx, origin, { kind: 'export', person: actor.uuid, tenant })
}

const maxPauseMs = 500

/** Runs each read in its own transaction, and then pauses for as long as it took, so that other requests get their turn. */
export const readingIn =
  ({ transact }: Pick<Workspace, 'transact'>): Read =>
  async (verb) => {
    const begun = performance.now()
    const found = await transact(verb, 'read only')
    await rest(Math.min(maxPauseMs, performance.now() - begun))
    return found
  }

/** Rows in batches that fit into memory, each read in its own transaction. */
export type Batches = AsyncGenerator<unknown[]>

const nil = '00000000-0000-0000-0000-000000000000'

/** Every record of a resource that the actor may read, including those in the bin, as the API returns it. */
export const readRecords = async function* (read: Read, served: ServedResource): Batches {
  for (let after = nil; ;) {
    const from = after
    const records = await read((ctx) => recordsAfter(ctx, served, from))
    const last = records.at(-1)
    if (!last) return
    after = String(last.uuid)
    yield records
  }
}

const recordsAfter = async (ctx: Context, served: ServedResource, after: string): Promise<Stored[]> => {
  const { definition, policy } = served
  const grant = policy.read(ctx.actor)
  if (grant === false) return []
  const sql = recordSql(definition)
  const { values, bind } = statement(ctx.tenant, after, definition.name === 'itinerary' ? 10 : 200)
  const rows = await ctx.tx.query<Stored>(
    `select ${sql.columns} from ${definition.table} r where r.tenant = $1 and r.uuid > $2${granted(grant, bind)} order by r.uuid limit $3`,
    values,
  )
  return toAnswers(
    ctx,
    served,
    rows.map((row) => sql.decode(row, ctx.deps.secretKey)),
  )
}

/** All revisions of all itineraries. */
export const revisionsOf = (read: Read): Batches =>
  byNumber(
    read,
    `select itinerary, n, kind, label, author, at, sha256, snapshot from itinerary_revisions
     where tenant = $1 and (itinerary, n) > ($2::uuid, $3::integer) order by itinerary, n limit 10`,
  )

/** All published versions of itineraries, as travellers saw them. */
export const publicationsOf = (read: Read): Batches =>
  byNumber(
    read,
    `select itinerary, revision as n, published_by as "publishedBy", published_at as "publishedAt", fingerprint, content, (
       select jsonb_object_agg(t.language, t.content) from publication_translations t
       where t.tenant = p.tenant and t.itinerary = p.itinerary and t.revision = p.revision) as translations
     from publications p
     where tenant = $1 and (itinerary, revision) > ($2::uuid, $3::integer) order by itinerary, revision limit 10`,
  )

/** All translations of texts, by record, language and path. */
export const translationsOf = async function* (read: Read): Batches {
  for (let [record, language, path] = [nil, '', '']; ;) {
    const after = [record, language, path]
    const rows = await read((ctx) =>
      ctx.tx.query<{ record: string; language: string; path: string }>(
        `select record, language, path, value, is_machine as "isMachine", stale_since as "staleSince", updated_at as "updatedAt",
           updated_by as "updatedBy"
         from translations where tenant = $1 and (record, language, path) > ($2::uuid, $3::text, $4::text)
         order by record, language, path limit 1000`,
        [ctx.tenant, ...after],
      ),
    )
    const last = rows.at(-1)
    if (!last) return
    ;[record, language, path] = [last.record, last.language, last.path]
    yield rows
  }
}

/** All revisions of company pages. */
export const pageRevisionsOf = (read: Read): Batches =>
  byNumber(
    read,
    `select page, n, author, at, snapshot from page_revisions
     where tenant = $1 and (page, n) > ($2::uuid, $3::integer) order by page, n limit 10`,
  )

const byNumber = async function* (read: Read, text: string): Batches {
  for (let [of, n] = [nil, 0]; ;) {
    const rows = await read((ctx) =>
      ctx.tx.query<{ n: number } & ({ itinerary: string } | { page: string })>(text, [ctx.tenant, of, n]),
    )
    const last = rows.at(-1)
    if (!last) return
    ;[of, n] = ['page' in last ? last.page : last.itinerary, last.n]
    yield rows
  }
}

/** The members of the company; of invited users only what the inviter wrote. */
export const readMembers = async function* (read: Read): Batches {
  yield await read(everybody)
}

/** The activity log, oldest first. */
export const readAuditEvents = (read: Read): Batches =>
  byUuid(
    read,
    `select ${auditColumns} from ${auditTables} where e.tenant = $1 and e.uuid > $2 order by e.uuid limit 1000`,
  )

/** The emails to clients, oldest first. */
export const readEmails = (read: Read): Batches =>
  byUuid(
    read,
    `select uuid, created_at as "createdAt", sent_at as "sentAt", sender, itinerary, share, contact, recipient as "to", subject, state, error
     from emails where tenant = $1 and uuid > $2 order by uuid limit 1000`,
  )

/** The acceptances of published versions by clients, oldest first, each with all that its receipt says. */
export const readAcceptances = (read: Read): Batches =>
  byUuid(
    read,
    `select uuid, itinerary, revision, share, name, email, choices, content, accepted_at as "acceptedAt", revoked_at as "revokedAt",
       revoked_by as "revokedBy", revoke_reason as "revokeReason", language,
       (select jsonb_build_object('reference', g.reference, 'name', g.name, 'email', g.email, 'signedAt', g.signed_at,
          'document', translate(encode(g.document, 'base64'), e'\\n', ''))
        from signatures g where g.tenant = acceptances.tenant and g.acceptance = acceptances.uuid) as signature
     from acceptances where tenant = $1 and uuid > $2 order by uuid limit 10`,
  )

/** The tasks of itineraries, oldest first. */
export const readTasks = (read: Read): Batches =>
  byUuid(
    read,
    `select uuid, created_at as "createdAt", itinerary, title, due, acceptance, done_at as "doneAt", done_by as "doneBy"
     from tasks where tenant = $1 and uuid > $2 order by uuid limit 1000`,
  )

/** The questions of clients, oldest first, each with all replies. */
export const readQuestions = (read: Read): Batches =>
  byUuid(
    read,
    `select uuid, itinerary, share, day, segment, day_number as "dayNumber", title, email, resolved_at as "resolvedAt", (
       select jsonb_agg(jsonb_build_object('uuid', m.uuid, 'createdAt', m.created_at, 'text', m.text, 'client', m.client,
         'author', m.author) order by m.uuid)
       from question_messages m where m.tenant = q.tenant and m.question = q.uuid) as messages
     from questions q where tenant = $1 and uuid > $2 order by uuid limit 100`,
  )

/** The details forms of travellers, oldest first. Those who may export the company may read the answers too. */
export const readTravellerForms = async function* (read: Read): Batches {
  for (let after = nil; ;) {
    const from = after
    const rows = await read(async (ctx) => {
      const found = await ctx.tx.query<{ uuid: string; answers: Buffer | null }>(
        `select uuid, itinerary, contact, sections, answer_by as "answerBy", asked_at as "askedAt", emailed_at as "emailedAt",
           opened_at as "openedAt", answered_at as "answeredAt", withdrawn_at as "withdrawnAt", revoked_at as "revokedAt",
           reminded_at as "remindedAt", saved_at as "savedAt", consent_text as "consentText", consent_at as "consentAt", answers
         from traveller_forms where tenant = $1 and uuid > $2 order by uuid limit 100`,
        [ctx.tenant, from],
      )
      return found.map((row) => ({ ...row, answers: row.answers && openAnswers(ctx, row.answers) }))
    })
    const last = rows.at(-1)
    if (!last) return
    after = last.uuid
    yield rows
  }
}

/** The visits to links, oldest first. */
export const readVisits = (read: Read): Batches =>
  byUuid(
    read,
    `select uuid, share, opened, revision, opened_at as "openedAt", seconds from visits
     where tenant = $1 and uuid > $2 order by uuid limit 1000`,
  )

/** The comments of members on itineraries, oldest first. */
export const readComments = (read: Read): Batches =>
  byUuid(
    read,
    `select uuid, created_at as "createdAt", edited_at as "editedAt", itinerary, thread, day, segment, author, text, mentions,
       resolved_at as "resolvedAt", resolved_by as "resolvedBy"
     from comments where tenant = $1 and uuid > $2 order by uuid limit 1000`,
  )

const byUuid = async function* (read: Read, text: string): Batches {
  for (let after = nil; ;) {
    const from = after
    const rows = await read((ctx) => ctx.tx.query<{ uuid: string }>(text, [ctx.tenant, from]))
    const last = rows.at(-1)
    if (!last) return
    after = last.uuid
    yield rows
  }
}

/** The company's subscription. */
export const readSubscription = async function* (read: Read): Batches {
  yield await read((ctx) =>
    ctx.tx.query(
      `select stripe_plan, status, period_start as "periodStart", period_end as "periodEnd", cancel_at_period_end as "cancelAtPeriodEnd"
     from subscriptions where tenant = $1`,
      [ctx.tenant],
    ),
  )
}

/** The invoices stored in this database; a payment provider stores its own. */
export const readInvoices = async function* (read: Read): Batches {
  yield await read((ctx) =>
    ctx.tx.query(
      `select number, issued_at as "issuedAt", stripe_plan, period_start as "periodStart", period_end as "periodEnd", amount, currency, status
     from subscription_invoices where tenant = $1 order by number`,
      [ctx.tenant],
    ),
  )
}

/** A stored file as it was uploaded, the media item it belongs to, and its path in the archive. */
export type OriginalFile = { media: string; path: string; key: string }

/** The originals of all media items. */
export const readOriginals = async function* (read: Read): AsyncGenerator<OriginalFile[]> {
  for (let after = nil; ;) {
    const from = after
    const files = await read((ctx) => originalsAfter(ctx, from))
    const last = files.at(-1)
    if (!last) return
    after = last.media
    yield files
  }
}

const originalsAfter = async (ctx: Context, after: string): Promise<OriginalFile[]> => {
  const rows = await ctx.tx.query<{ media: string; filename: string; sha256: string; mime: string }>(
    `select m.uuid as media, m.filename, o.sha256, o.mime from media m
     join media_objects o on o.tenant = m.tenant and o.sha256 = m.sha256
     where m.tenant = $1 and m.uuid > $2 order by m.uuid limit 500`,
    [ctx.tenant, after],
  )
  return rows.map(({ media, filename, sha256, mime }) => ({
    media,
    path: `media/${media}-${safeName(filename)}`,
    key: originalKey(ctx.tenant, sha256, mime),
  }))
}

/** A file name that works on every system: without folders and characters that some systems reject, and not too long. */
export const safeName = (filename: string): string => {
  const cleaned = filename
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, '_')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/[. ]+$/, '')
  const [, stem = '', extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/su.exec(cleaned) ?? []
  return `${Array.from(stem).slice(0, 50).join('') || 'file'}${extension}`
}
