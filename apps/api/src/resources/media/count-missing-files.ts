import type { Deps } from '../../kit/deps.ts'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { warn } from '../../kit/warn.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { originalKey } from './store-file.ts'

const recordsAtOnce = 100
const askedAtOnce = 8
const maxReported = 20

/** Logs a warning about recorded files that are missing from the storage. Nothing is changed: a backup may restore them. */
const warnOfMissing = async (deps: Deps, tenant: string | null, keys: readonly string[]): Promise<void> => {
  const missing: string[] = []
  for (let at = 0; at < keys.length; at += askedAtOnce) {
    const some = keys.slice(at, at + askedAtOnce)
    const isThere = await Promise.all(some.map((key) => deps.storage.has(key)))
    missing.push(...some.filter((_, n) => !isThere[n]))
  }
  if (missing.length === 0) return
  warn(deps, 'stored files that records name are missing', {
    tenant,
    files: missing.length,
    keys: missing.slice(0, maxReported),
  })
}

/** Skips rows that are being removed, which are locked, and locks the others against removal during the check. */
const lockClause = `limit ${recordsAtOnce} for key share skip locked`

const checkOriginals: Batch = async (ctx, _now, after) => {
  const objects = await ctx.tx.query<{ sha256: string; mime: string }>(
    `select sha256, mime from media_objects where tenant = $1 and sha256 > $2 order by sha256 ${lockClause}`,
    [ctx.tenant, after ?? ''],
  )
  await warnOfMissing(
    ctx.deps,
    ctx.tenant,
    objects.map(({ sha256, mime }) => originalKey(ctx.tenant, sha256, mime)),
  )
  return objects.length === recordsAtOnce ? (objects.at(-1)?.sha256 ?? null) : null
}

const checkRenditions: Batch = async (ctx, _now, after) => {
  const [sha256 = '', edit = ''] = after?.split('/') ?? []
  const renditions = await ctx.tx.query<{ sha256: string; edit: string; variants: StoredVariant[] }>(
    `select sha256, edit, variants from media_renditions
     where tenant = $1 and (sha256, edit) > ($2, $3) order by sha256, edit ${lockClause}`,
    [ctx.tenant, sha256, edit],
  )
  await warnOfMissing(
    ctx.deps,
    ctx.tenant,
    renditions.flatMap(({ variants }) => variants.map(({ key }) => key)),
  )
  const last = renditions.at(-1)
  return last && renditions.length === recordsAtOnce ? `${last.sha256}/${last.edit}` : null
}

/** Needs no locks: the files of a publication are removed after its row. */
const checkPublications: Batch = async (ctx, _now, after) => {
  const [itinerary = '00000000-0000-0000-0000-000000000000', revision = '0'] = after?.split('/') ?? []
  const publications = await ctx.tx.query<{ itinerary: string; revision: number; keys: (string | null)[] }>(
    `select itinerary, revision, array[page_key, brochure_key] as keys from publications
     where tenant = $1 and (itinerary, revision) > ($2::uuid, $3::int) order by itinerary, revision limit ${recordsAtOnce}`,
    [ctx.tenant, itinerary, revision],
  )
  await warnOfMissing(
    ctx.deps,
    ctx.tenant,
    publications.flatMap(({ keys }) => keys.filter((key) => key !== null)),
  )
  const last = publications.at(-1)
  return last && publications.length === recordsAtOnce ? `${last.itinerary}/${last.revision}` : null
}

/** Logs which recorded files of a company are missing from the storage. */
export const missingFilesOfCompany: readonly Batch[] = [checkOriginals, checkRenditions, checkPublications]

/** Logs which avatars are missing from the storage. */
export const tellOfMissingAvatars = async (deps: Deps): Promise<void> => {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await deps.pool.query<{ uuid: string; avatar: string }>(
      'select uuid, avatar from users where avatar is not null and uuid > $1 order by uuid limit $2',
      [last, recordsAtOnce],
    )
    await warnOfMissing(
      deps,
      null,
      rows.map(({ avatar }) => avatar),
    )
    const end = rows.at(-1)
    if (!end || rows.length < recordsAtOnce) return
    last = end.uuid
  }
}
