import { create, send } from './make-record.ts'
import type { Company } from './world.ts'

/** The resources whose texts can be translated, by their plural. */
export const translatedPlurals = {
  itineraries: 'itinerary',
  accommodations: 'accommodation',
  excursions: 'excursion',
  destinations: 'destination',
  guides: 'guide',
  'company-pages': 'company-page',
} as const

type Plural = keyof typeof translatedPlurals
const plurals = Object.keys(translatedPlurals) as Plural[]

/** A record whose texts are all translated into German, by the same words. */
const translatedRecord = async (company: Company, plural: Plural) => {
  const { uuid } = await create(company, translatedPlurals[plural])
  const path = `${plural}/${uuid}/translations`
  const { texts } = await send(company, 'GET', path)
  const body = { texts: texts.map(({ path: of, value }: { path: string; value: unknown }) => ({ path: of, value })) }
  await send(company, 'PUT', `${path}/de`, body)
  return { path: company.path(`${path}/de`), body }
}

/** How to call the routes of translations that write. There is nothing left that a program would translate. */
export const translationWrites: Record<string, (company: Company) => Promise<{ path: string; body?: unknown }>> =
  Object.fromEntries(
    plurals.flatMap((plural) => {
      const base = `/v1/:tenant/${plural}/:uuid/translations/:language`
      return [
        [`PUT ${base}`, (company: Company) => translatedRecord(company, plural)],
        [`DELETE ${base}`, async (company: Company) => ({ path: (await translatedRecord(company, plural)).path })],
        [
          `POST ${base}/translate`,
          async (company: Company) => ({
            path: `${(await translatedRecord(company, plural)).path}/translate`,
            body: {},
          }),
        ],
      ]
    }),
  )
