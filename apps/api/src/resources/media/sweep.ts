import { uuidPattern } from '@sojourn/contract/kit/uuid'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { removeUnlessHeld } from '../../kit/jobs/stored-files.ts'
import { warn } from '../../kit/warn.ts'
import type { StoredObject } from '../../platform/storage/storage.ts'
import { namedOfMedia, sweepObject } from './sweep-object.ts'

const chore = 'remove-unnamed-files'
const minAgeHours = 24
const atOnce = 500
/** The maximum number of folders and failures that are reported. */
const maxReported = 20

type ChoreContext = { deps: Deps; asServer: AsServer; now: Date }
type Page = { folder: string; keys: string[] }
type Swept = { removed: number; unknown: string[] }

/**
 * Removes stored files that no record names, because the server stopped or a transaction failed between storing and
 * recording them. Files younger than a day stay, as their upload may still be running. Files of unknown companies or users
 * and keys of an unknown form are left alone and logged.
 *
 * A media file is stored under its hash, so the same file may be uploaded again at the same time; see `sweepObject` for why
 * nothing is lost. While a backup copies the files, none are removed. The other files have random keys that are used only once: if they have no record after a day, they will
 * never have one.
 */
export const removeUnnamedFiles = async ({ deps, asServer, now }: ChoreContext): Promise<void> => {
  const before = new Date(now.getTime() - minAgeHours * 3_600_000)
  await deps.storage.removeDrafts(before)
  const unknown = new Map<string, number>()
  const failures: unknown[] = []
  let removed = 0
  for await (const page of groupPages(deps.storage.list(''), before)) {
    try {
      const swept = await sweepPage({ deps, asServer, before }, page)
      removed += swept.removed
      for (const key of swept.unknown) countFolder(unknown, key)
    } catch (error) {
      if (failures.length < maxReported) failures.push(error)
    }
  }
  if (removed > 0) warn(deps, 'stored files that no record names were removed', { files: removed })
  for (const [folder, files] of unknown) warn(deps, 'stored files that are not ours were left alone', { folder, files })
  if (failures.length > 0) throw new AggregateError(failures, `${chore} failed in part: ${String(failures[0])}`)
}

/** Groups the keys of old files by folder, in pages. */
async function* groupPages(objects: AsyncIterable<StoredObject>, before: Date): AsyncGenerator<Page> {
  let page: Page = { folder: '', keys: [] }
  for await (const { key, changedAt } of objects) {
    const folder = key.slice(0, key.indexOf('/') + 1)
    if (folder !== page.folder || page.keys.length === atOnce) {
      if (page.keys.length > 0) yield page
      page = { folder, keys: [] }
    }
    if (changedAt < before) page.keys.push(key)
  }
  if (page.keys.length > 0) yield page
}

const countFolder = (counts: Map<string, number>, key: string): void => {
  const folder = key.split('/').slice(0, 2).join('/')
  const count = counts.get(folder)
  if (count !== undefined || counts.size < maxReported) counts.set(folder, (count ?? 0) + 1)
}

type Sweep = { deps: Deps; asServer: AsServer; before: Date }

const sweepPage = async (sweep: Sweep, { folder, keys }: Page): Promise<Swept> => {
  const tenant = companyShape.exec(folder)?.[1]
  if (folder === 'users/') return sweepAvatars(sweep, keys)
  if (tenant === undefined || !(await isCompany(sweep.deps, tenant))) return { removed: 0, unknown: keys }
  return sweepCompany(sweep, tenant, keys)
}

const isCompany = async ({ pool }: Deps, uuid: string): Promise<boolean> =>
  (await pool.query('select from tenants where uuid = $1', [uuid])).rowCount === 1

const companyShape = new RegExp(`^(${uuidPattern})/$`)
const avatarShape = new RegExp(`^users/(${uuidPattern})/${uuidPattern}\\.webp$`)
const publicationShape = new RegExp(
  `^${uuidPattern}/publications/(${uuidPattern})/${uuidPattern}/(?:page\\.html|brochure\\.pdf)$`,
)
const mediaShape = new RegExp(`^${uuidPattern}/([0-9a-f]{64})/.+`)

/** The keys that match a pattern, each with the match of its first group. */
const shapedAs = (shape: RegExp, keys: string[]): Map<string, string> =>
  new Map(
    keys.flatMap((key) => {
      const part = shape.exec(key)?.[1]
      return part === undefined ? [] : [[key, part]]
    }),
  )

const onLateError = (deps: Deps) => (error: unknown) => warn(deps, `${chore} failed late`, { error: String(error) })

const sweepAvatars = async ({ deps }: Sweep, keys: string[]): Promise<Swept> => {
  const avatars = shapedAs(avatarShape, keys)
  const { rows } = await deps.pool.query<{ uuid: string; avatar: string | null }>(
    'select uuid, avatar from users where uuid = any($1::uuid[])',
    [[...new Set(avatars.values())]],
  )
  const currentAvatars = new Map(rows.map(({ uuid, avatar }) => [uuid, avatar]))
  const isKnown = (key: string) => currentAvatars.has(avatars.get(key) ?? '')
  const unnamed = keys.filter((key) => isKnown(key) && currentAvatars.get(avatars.get(key) ?? '') !== key)
  const left = await removeUnlessHeld(deps, unnamed, onLateError(deps))
  return { removed: unnamed.length - left.length, unknown: keys.filter((key) => !isKnown(key)) }
}

const sweepCompany = async ({ deps, asServer, before }: Sweep, tenant: string, keys: string[]): Promise<Swept> => {
  const published = shapedAs(publicationShape, keys)
  const media = shapedAs(mediaShape, keys)
  const { unpublished, hashes } = await asServer(tenant, chore, async (ctx) => {
    const named = await namedOfMedia(ctx, [...new Set(media.values())])
    return {
      unpublished: await findUnpublished(ctx, published),
      hashes: new Set([...media].flatMap(([key, sha256]) => (named.has(key) ? [] : [sha256]))),
    }
  })
  const left = await removeUnlessHeld(deps, unpublished, onLateError(deps))
  let removed = unpublished.length - left.length
  for (const sha256 of hashes) removed += await asServer(tenant, chore, (ctx) => sweepObject(ctx, sha256, before))
  return { removed, unknown: keys.filter((key) => !published.has(key) && !media.has(key)) }
}

/** The keys that are in no publication. */
const findUnpublished = async (ctx: Context, keys: Map<string, string>): Promise<string[]> => {
  if (keys.size === 0) return []
  const found = await ctx.tx.query<{ key: string }>(
    `select key from unnest($2::text[], $3::uuid[]) as stored (key, itinerary)
     where not exists (
       select from publications p
       where p.tenant = $1 and p.itinerary = stored.itinerary and stored.key in (p.page_key, p.brochure_key))`,
    [ctx.tenant, [...keys.keys()], [...keys.values()]],
  )
  return found.map(({ key }) => key)
}
