import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import { type Sample, sampleInput } from '@sojourn/contract/sample'
import { sample } from '@sojourn/demo/sample/content'
import { loadContent } from '../demo/load-content.ts'
import { workshopOf } from '../demo/workshop.ts'
import type { Context } from '../kit/context.ts'
import type { Steps } from '../kit/http/in-tenant.ts'
import { invalid } from '../kit/problem.ts'
import { writeAuditEvent } from '../kit/records/audit.ts'
import type { ServedResource } from '../kit/records/served-resource.ts'
import type { StoredFile } from '../resources/media/store-file.ts'
import { answerSample, findSample, holdSample, requireParts } from './queries.ts'
import { findStoredImages, readImages, storeImages } from './sample-images.ts'

/**
 * Adds the sample in one transaction, after its images have been stored. Where something of it is there, it is left as it is:
 * asking twice adds nothing. 402 when the plan has no room for its itinerary or its images.
 */
export const addSample = async (
  { tenant, deps, transact, conclude }: Steps,
  servedResources: readonly ServedResource[],
  input: unknown,
): Promise<Sample> => {
  const images = await readImages()
  const begun = await transact(async (ctx) => {
    requireParts(ctx, 'create')
    const parsed = sampleInput.safeParse(input)
    if (!parsed.success) throw invalid(parsed.error)
    const isThere = (await findSample(ctx, servedResources)).length > 0
    return { isThere, stored: isThere ? new Map<string, StoredFile>() : await findStoredImages(ctx, images) }
  })
  // The answer is read again below, where nobody else can add or remove anything meanwhile.
  const files = begun.isThere ? begun.stored : await storeImages({ deps, tenant }, images, begun.stored)
  return conclude(async (ctx) => {
    await holdSample(ctx)
    const present = await findSample(ctx, servedResources)
    if (present.length > 0) return answerSample(present)
    const added = await createRecords(ctx, files, servedResources)
    await keepRecords(ctx, added)
    const records = await findSample(ctx, servedResources)
    const { itinerary } = answerSample(records)
    await writeAuditEvent(ctx, 'sample.add', itinerary)
    return answerSample(records)
  })
}

type Added = { resource: string; uuid: string }

const createRecords = async (
  ctx: Context,
  files: ReadonlyMap<string, StoredFile>,
  servedResources: readonly ServedResource[],
): Promise<Added[]> => {
  const added: Added[] = []
  const workshop = workshopOf(ctx, {
    // Visiting staff are no members, who alone own itineraries.
    ownerUuid: ctx.actor.isVisiting ? null : ctx.actor.uuid,
    members: new Map(),
    storedFile: async (path) => {
      const file = files.get(path)
      if (!file) throw new Error(`${path} was not stored`)
      return file
    },
    servedResources,
  })
  const keep = <T extends { uuid: string }>(resource: string, created: T): T => {
    added.push({ resource, uuid: created.uuid })
    return created
  }
  const noting: typeof workshop = {
    ...workshop,
    create: async (resource, input) => keep(resource.name, await workshop.create(resource, input)),
    upload: async (file, fields) =>
      keep('media-item', await workshop.upload(file, { ...fields, credit: 'Sample image', folder: 'Sample' })),
  }
  const pictures = new Map((await readImages()).map(({ name, path }) => [name, path]))
  await loadContent(sample, noting, pictures, { currency: await readCurrency(ctx) })
  return added
}

const keepRecords = async (ctx: Context, added: readonly Added[]): Promise<void> => {
  // What is left of an earlier sample lies in the bin and no longer belongs to this one.
  await ctx.tx.query('delete from sample_records where tenant = $1', [ctx.tenant])
  await ctx.tx.query(
    `insert into sample_records (tenant, resource, record)
     select $1, r.resource, r.uuid from unnest($2::text[], $3::uuid[]) as r (resource, uuid)`,
    [ctx.tenant, added.map(({ resource }) => resource), added.map(({ uuid }) => uuid)],
  )
}

/** The company's currency, unless the sample's amounts, which have two decimals, would look odd in it. */
const readCurrency = async (ctx: Context): Promise<string> => {
  const [row] = await ctx.tx.query<{ currency: string | null }>('select currency from tenants where uuid = $1', [
    ctx.tenant,
  ])
  const currency = row?.currency ?? null
  return currency !== null && currencyDigits(currency) === 2 ? currency : 'EUR'
}
