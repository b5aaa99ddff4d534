import type { RoleName } from '@sojourn/contract/kit/role-names'
import { jpeg, nextRateDay } from '../samples.ts'
import type { Answer, Company, Json, Person, World } from '../world.ts'

/** A company with records in it, and the uuids of live records by plural. */
export type Ground = {
  world: World
  company: Company
  people: Record<RoleName | 'Owner' | 'Super', Person>
  live: Map<string, Set<string>>
  /** A published itinerary. */
  published: string
  /** A company for subscribing and cancelling. */
  payer: Company
  /** Users with a password. */
  guests: Person[]
}

const oneParagraph = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A text' }] }] }

/** The password of the guests. */
export const guestPassword = 'a guest of this test only'

/** Creates a company and a few records of each resource, so that the first requests have something to refer to. */
export const prepareGround = async (world: World): Promise<Ground> => {
  const company = await world.createCompany()
  const people = { ...company.people, Super: await world.createPerson({ isGod: true }) }
  const guests = await Promise.all(Array.from({ length: 24 }, () => world.createPerson({ password: guestPassword })))
  const payer = await world.createCompany()
  const ground: Ground = { world, company, people, live: new Map(), published: '', payer, guests }
  for (const person of Object.values(company.people)) note(ground, 'users', person.uuid)
  const post = async (plural: string, body: unknown): Promise<Json> => {
    const answer = await people.Owner.send('POST', company.path(`${plural}/`), body)
    if (answer.status !== 201) throw new Error(`${plural}: ${JSON.stringify(answer.json)}`)
    note(ground, plural, answer.json.data.uuid)
    return answer.json.data
  }
  for (let n = 1; n <= 3; n += 1) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await jpeg(160, 120))], { type: 'image/jpeg' }), `picture-${n}.jpg`)
    const picture = await people.Owner.sendRaw('POST', company.path('media/'), { raw: form })
    note(ground, 'media', picture.json.data.uuid)
    await post('destinations', { name: `Place ${n}` })
    await post('contacts', { givenName: `Guest ${n}` })
    const supplier = await post('suppliers', { name: `Supplier ${n}` })
    await post('exchange-rates', { from: 'EUR', to: 'NAD', rate: `19.8${n}`, date: nextRateDay() })
    await post('rate-sheets', {
      name: `Sheet ${n}`,
      currency: 'NAD',
      validFrom: '2027-01-01',
      validTo: '2027-12-31',
    })
    await post('snippets', { name: `Snippet ${n}`, text: oneParagraph })
    await post('guides', { title: `Guide ${n}` })
    await post('company-pages', { title: `Page ${n}` })
    await post('accommodations', { name: `House ${n}` })
    await post('excursions', { name: `Walk ${n}` })
    const itinerary = await post('itineraries', { title: `Itinerary ${n}`, dayCount: 2 })
    await post('payables', { itinerary: itinerary.uuid, supplier: supplier.uuid, currency: 'EUR' })
    await post('invoices', { title: `Invoice ${n}`, currency: 'EUR' })
    await post('payments', { reference: `Payment ${n}`, date: '2026-11-20', amount: 100, currency: 'EUR' })
  }
  const { json } = await people.Owner.send('POST', company.path('itineraries/'), { title: 'Published', dayCount: 1 })
  ground.published = json.data.uuid
  await people.Owner.send('POST', company.path(`itineraries/${ground.published}/publish`), {})
  return ground
}

const maxLive = 40

/** Remembers a live record; the oldest ones are dropped. */
export const note = ({ live }: Ground, plural: string, uuid: string): void => {
  const uuids = live.get(plural) ?? new Set()
  uuids.add(uuid)
  for (const oldest of uuids) if (uuids.size > maxLive) uuids.delete(oldest)
  live.set(plural, uuids)
}

/** The plural of the resource in a path: `accommodations`, `faqs`, `tenants`. */
export const pluralIn = (path: string): string =>
  path.startsWith('/v1/tenants') ? 'tenants' : (path.split('/')[3] ?? '')

/** Updates the live records from a response: created and restored ones are added, deleted ones are moved to the bin. */
export const learn = (ground: Ground, method: string, path: string, answer: Answer): void => {
  const plural = pluralIn(path)
  const data = answer.json?.data
  // Users and companies are created and removed only by their recipes.
  if (answer.status >= 300 || !data?.uuid || plural === 'users' || path.startsWith('/v1/auth')) return
  const segments = path.split('/').slice(plural === 'tenants' ? 3 : 4)
  if (segments.length > 0 && segments[0] !== '{uuid}') return
  if (method !== 'delete' && (data.deletedAt ?? null) === null) {
    ground.live.get(`${plural}/bin`)?.delete(data.uuid)
    if (segments.length === 0 || segments.length === 2) note(ground, plural, data.uuid)
  }
  if (method !== 'delete' || segments.length > 1) return
  ground.live.get(plural)?.delete(data.uuid)
  note(ground, `${plural}/bin`, data.uuid)
}

/** Drops the records in a path that the Owner does not find any more, for example after a bulk deletion. */
export const forget = ({ live }: Ground, path: string): void => {
  for (const part of path.split(/[/?]/).slice(4)) for (const uuids of live.values()) uuids.delete(part)
}
