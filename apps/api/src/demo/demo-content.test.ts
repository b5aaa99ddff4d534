import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '@sojourn/contract'
import { statuses } from '@sojourn/contract/document/statuses'
import type { AnyResource, Created } from '@sojourn/contract/kit/define-resource'
import { plainText } from '@sojourn/contract/kit/plain-text'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { companyPage } from '@sojourn/contract/resources/company-page'
import type { contact } from '@sojourn/contract/resources/contact'
import type { destination } from '@sojourn/contract/resources/destination'
import type { excursion } from '@sojourn/contract/resources/excursion'
import type { guide } from '@sojourn/contract/resources/guide'
import type { itinerary as itineraryResource } from '@sojourn/contract/resources/itinerary'
import type { rateSheet } from '@sojourn/contract/resources/rate-sheet'
import type { supplier } from '@sojourn/contract/resources/supplier'
import { demoRoles } from '@sojourn/demo/accounts'
import { type DemoCompany, demoCompanies, demoPeople } from '@sojourn/demo/companies'
import { landscapes } from '@sojourn/demo/landscapes'
import type { DemoWorkshop } from './demo-workshop.ts'
import { loadDemoCompany } from './load-demo.ts'

const today = '2027-02-27'
const owner = randomUUID()
const members = new Map(demoPeople.map(({ email }) => [email, randomUUID()]))
const pictures = new Map(landscapes.map(({ name }) => [name, `/artwork/${name}.jpg`]))

type ItineraryRecord = Created<typeof itineraryResource> & { uuid: string }
type Recorded = {
  destination: Created<typeof destination>[]
  accommodation: Created<typeof accommodation>[]
  excursion: Created<typeof excursion>[]
  contact: Created<typeof contact>[]
  supplier: Created<typeof supplier>[]
  'rate-sheet': Created<typeof rateSheet>[]
  guide: Created<typeof guide>[]
  'company-page': Created<typeof companyPage>[]
  itinerary: ItineraryRecord[]
  uploads: { uuid: string; name: string; alt: string }[]
  moves: { itinerary: string; status: string; reason?: string }[]
  published: string[]
  issued: string[]
  invoice: { uuid: string }[]
  complaints: string[]
  /** The names of all resources that have a record. */
  resources: Set<string>
}

/** Loads a company with a workshop that checks each input against the contract and stores it in memory. */
const record = async (company: DemoCompany): Promise<Recorded> => {
  const recorded: Recorded = {
    destination: [],
    accommodation: [],
    excursion: [],
    contact: [],
    supplier: [],
    'rate-sheet': [],
    guide: [],
    'company-page': [],
    itinerary: [],
    uploads: [],
    moves: [],
    published: [],
    issued: [],
    invoice: [],
    complaints: [],
    resources: new Set(),
  }
  const uuids = new Set<string>([owner, ...members.values()])
  const workshop: DemoWorkshop = {
    today,
    ownerUuid: owner,
    members,
    create: async (resource: AnyResource, input: unknown) => {
      const parsed = resource.create.safeParse(input)
      const uuid = randomUUID()
      uuids.add(uuid)
      if (!parsed.success) {
        recorded.complaints.push(`${resource.name}: ${parsed.error.message}`)
        return { uuid, rev: 1 }
      }
      for (const { field, message } of resource.findFaults(parsed.data)) {
        recorded.complaints.push(`${resource.name} ${String(parsed.data[resource.title])}: ${field} ${message}`)
      }
      for (const found of resource.references(parsed.data)) {
        if (!uuids.has(found.uuid)) recorded.complaints.push(`${resource.name}: ${found.path.join('.')} points nowhere`)
      }
      recorded.resources.add(resource.name)
      Reflect.get(recorded, resource.name)?.push({ ...parsed.data, uuid })
      return { uuid, rev: 1 }
    },
    upload: async ({ name, path }, { alt }) => {
      const uuid = randomUUID()
      uuids.add(uuid)
      if (![...pictures.values()].includes(path)) recorded.complaints.push(`there is no file ${path}`)
      recorded.uploads.push({ uuid, name, alt })
      return { uuid }
    },
    showInvoices: async () => {},
    translate: async () => {},
    askForDetails: async () => {},
    issueInvoice: async (invoice) => void recorded.issued.push(invoice),
    publish: async (itinerary) => void recorded.published.push(itinerary),
    moveTo: async (itinerary, status, reason) => void recorded.moves.push({ itinerary, status, reason }),
  }
  await loadDemoCompany(company, workshop, pictures)
  return recorded
}

const loaded = new Map<DemoCompany, Recorded>()
const of = (company: DemoCompany): Recorded => {
  const found = loaded.get(company)
  if (!found) throw new Error(`${company} was not loaded`)
  return found
}
const allItineraries = () => [...loaded.values()].flatMap(({ itinerary }) => itinerary)

beforeAll(async () => {
  for (const { key } of demoCompanies) loaded.set(key, await record(key))
})

describe('the demo content', () => {
  it('is accepted by the contract, rules and references included', () => {
    expect([...loaded].flatMap(([company, { complaints }]) => complaints.map((c) => `${company}: ${c}`))).toEqual([])
  })

  it('has every resource in the main company, except images and support requests, which are loaded separately, and payables, which booked itineraries bring', () => {
    const { resources: found } = of('kalahari-trails')
    const without = Object.values(resources).filter(({ name }) => !found.has(name))
    expect(without.map(({ name }) => name)).toEqual(['media-item', 'payable', 'support-request'])
  })

  it('fills the main company and keeps the others small', () => {
    const counts = (company: DemoCompany) => {
      const { destination, accommodation, excursion, contact, supplier, guide, itinerary, uploads } = of(company)
      const templates = itinerary.filter((itinerary) => itinerary.isTemplate).length
      return [
        ...[destination, accommodation, excursion, contact].map((list) => list.length),
        ...[supplier, guide, of(company)['company-page']].map((list) => list.length),
        itinerary.length - templates,
        templates,
        uploads.length,
      ]
    }
    expect(counts('kalahari-trails')).toEqual([25, 40, 40, 24, 10, 8, 6, 12, 4, 60])
    expect(counts('atlas-and-anchor').slice(0, 9)).toEqual([4, 4, 3, 2, 1, 1, 1, 2, 0])
    expect(counts('kalahari-trails-cape').slice(0, 9)).toEqual([2, 2, 0, 1, 0, 0, 1, 1, 0])
    expect(counts('nordic-drift').slice(0, 9)).toEqual([3, 3, 0, 1, 0, 0, 1, 1, 0])
  })

  it('has issued each of its invoices', () => {
    const { invoice, issued } = of('kalahari-trails')
    expect(invoice.length).toBeGreaterThan(3)
    expect(issued).toEqual(invoice.map(({ uuid }) => uuid))
  })

  it('never uses the same description twice', () => {
    const texts = [...loaded.values()].flatMap(({ destination, accommodation, excursion, itinerary }) => [
      ...[...destination, ...accommodation, ...excursion].map(({ description }) => description),
      ...itinerary.flatMap((itinerary) => [itinerary.summary, ...itinerary.days.map((day) => day.description)]),
    ])
    const seen = texts.map((text) => (text ? plainText(text) : ''))
    expect(seen.filter((text, index) => text === '' || seen.indexOf(text) !== index)).toEqual([])
  })

  it('describes every accommodation in 60 to 140 words and eight destinations with all ten facts', () => {
    const words = of('kalahari-trails').accommodation.map(({ name, description }) => ({
      name,
      count: description ? plainText(description).split(/\s+/).length : 0,
    }))
    expect(words.filter(({ count }) => count < 60 || count > 140)).toEqual([])
    const complete = of('kalahari-trails').destination.filter(
      (place) =>
        [place.general, place.visa, place.health, place.safety, place.climate, place.cuisine, place.dress].every(
          Boolean,
        ) && [place.transport, place.banking, place.electricity].every(Boolean),
    )
    expect(complete.length).toBeGreaterThanOrEqual(8)
  })

  it('has alt text for every image', () => {
    const uploads = [...loaded.values()].flatMap((company) => company.uploads)
    expect(uploads.filter(({ alt }) => alt.length < 20)).toEqual([])
  })

  it('has whole minor units of one currency per company', () => {
    for (const { key, currency } of demoCompanies) {
      const { accommodation, excursion, itinerary } = of(key)
      const amounts = [
        ...[...accommodation, ...excursion].map(({ priceFrom }) => priceFrom),
        ...itinerary.flatMap((itinerary) => [
          itinerary.displayPrice,
          ...itinerary.paymentSchedule.map(({ amount }) => amount),
          ...itinerary.segments.map(({ net }) => net),
        ]),
      ].filter((money) => money !== null)
      expect(amounts.length).toBeGreaterThan(5)
      expect(
        amounts.filter((money) => !Number.isInteger(money.amount) || money.amount < 1 || money.currency !== currency),
      ).toEqual([])
    }
  })

  it('has from-prices that do not reveal the net prices', () => {
    const telling = demoCompanies.flatMap(({ key }) => {
      const { accommodation, excursion, itinerary, 'rate-sheet': sheets } = of(key)
      const starting = new Map([...accommodation, ...excursion].map((one) => [one.name, one]))
      const nets = [
        ...itinerary.flatMap(({ segments }) => segments.map(({ title, net, unit }) => ({ title, net, unit }))),
        ...sheets.flatMap(netsOf),
      ]
      return nets.flatMap(({ title, net, unit }) => {
        const from = [...starting.values()].find(({ name }) => title === name || title.startsWith(`${name},`))
        const price = from?.priceFrom?.amount
        if (!net || price === undefined) return []
        const isBelow = from?.priceFromUnit === unit && price <= net.amount
        return isBelow || price === net.amount ? [`${title}: ${price} from, ${net.amount} net`] : []
      })
    })
    expect(telling).toEqual([])
  })

  it('has an active rate sheet for all that its suppliers own, run or offer', () => {
    for (const company of ['kalahari-trails', 'atlas-and-anchor'] as const) {
      const { supplier, accommodation, excursion, 'rate-sheet': sheets } = of(company)
      const rated = new Set(sheets.map(({ item }) => item?.uuid))
      const bought = [...accommodation, ...excursion].filter((one) => one.supplier !== null)
      expect(bought.length).toBeGreaterThan(1)
      expect(bought.filter((one) => !rated.has(Reflect.get(one, 'uuid'))).map(({ name }) => name)).toEqual([])
      const selling = new Set(sheets.map((sheet) => sheet.supplier))
      const without = supplier.filter((one) => !selling.has(String(Reflect.get(one, 'uuid'))))
      expect(without.map(({ status }) => status)).toEqual(company === 'kalahari-trails' ? ['archived'] : [])
      expect(sheets.filter(({ status, lines }) => status !== 'active' || lines.length === 0)).toEqual([])
    }
    const services = of('kalahari-trails')['rate-sheet'].flatMap(({ service, lines }) =>
      service
        ? lines.map(({ per, perTime, capacity }) => `${service.kind} per ${per} and ${perTime}, ${capacity}`)
        : [],
    )
    expect(services).toEqual(
      expect.arrayContaining([
        'fee per person and day, null',
        'drive per vehicle and day, 6',
        'guide_service per group and day, 8',
      ]),
    )
  })

  it('has instalments that add up to the displayed price, which covers what is sold', () => {
    const unsound = allItineraries().filter((itinerary) => {
      if (!itinerary.displayPrice) return false
      const { amount } = itinerary.displayPrice
      const scheduledTotal = itinerary.paymentSchedule.reduce((sum, row) => sum + row.amount.amount, 0)
      return (
        (scheduledTotal !== 0 && scheduledTotal !== amount) ||
        itinerary.paymentSchedule.length > 4 ||
        amount < soldFor(itinerary)
      )
    })
    expect(unsound.map(({ title }) => title)).toEqual([])
  })

  it('brings itineraries into all eight statuses, by steps that users may take', () => {
    const { itinerary, moves } = of('kalahari-trails')
    const itineraries = itinerary.filter((itinerary) => !itinerary.isTemplate)
    const ends = itineraries.map(
      ({ uuid }) => moves.filter(({ itinerary }) => itinerary === uuid).at(-1)?.status ?? 'enquiry',
    )
    expect(new Set(ends)).toEqual(new Set(statuses))
    expect(moves.filter(({ status, reason }) => (status === 'lost' || status === 'cancelled') && !reason)).toEqual([])
    expect(of('kalahari-trails').published).toHaveLength(5)
  })
})

describe('the demo itinerary', () => {
  const wanted = () => {
    const found = of('kalahari-trails').itinerary.find(({ title }) => title === 'Sea Fog and Slow Water')
    if (!found) throw new Error('the demo trip is missing')
    return found
  }

  it('is fourteen days long, booked, published and made last', () => {
    const { itinerary, moves, published } = of('kalahari-trails')
    expect(wanted().days).toHaveLength(14)
    expect(itinerary.at(-1)).toBe(wanted())
    expect(moves.filter((move) => move.itinerary === wanted().uuid).at(-1)?.status).toBe('booked')
    expect(published).toContain(wanted().uuid)
    expect(wanted().startDate).toBe('2027-07-29')
  })

  it('has exactly one stay for each of its thirteen nights', () => {
    const nights = wanted().segments.flatMap((stay) =>
      stay.kind === 'accommodation' ? Array.from({ length: stay.nights }, (_, night) => (stay.day ?? 0) + night) : [],
    )
    expect(nights).toEqual(Array.from({ length: 13 }, (_, night) => night))
  })

  it('has for each day a title, a route, an image, a destination, a text of 60 to 120 words and something to do', () => {
    const poor = wanted().days.flatMap((day, index) => {
      const words = day.description ? plainText(day.description).split(/\s+/).length : 0
      const isRich = day.title && day.routeLine && day.hero && day.destination && words >= 60 && words <= 120
      return isRich && wanted().segments.some((segment) => segment.day === index)
        ? []
        : [`day ${index + 1}: ${words} words`]
    })
    expect(poor).toEqual([])
  })

  it('has times for its segments, and their places and distances', () => {
    const vague = wanted().segments.filter((segment) =>
      segment.origin
        ? !segment.startTime || !segment.endTime || !segment.destination || !segment.distanceKm
        : segment.kind === 'accommodation'
          ? !segment.source || !segment.board || !segment.checkIn || segment.rooms.length === 0
          : !segment.startTime || !segment.durationMin,
    )
    expect(vague.map(({ title }) => title)).toEqual([])
    const flights = wanted().segments.filter(({ kind }) => kind === 'flight')
    expect(flights.filter(({ carrier, number }) => !carrier || !number)).toEqual([])
  })

  it('sorts the segments of each day by time', () => {
    const days = [...Map.groupBy(wanted().segments, ({ day }) => day).values()]
    const times = days.map((segments) => segments.flatMap(({ startTime }) => startTime ?? []))
    expect(times).toEqual(times.map((day) => day.toSorted()))
  })

  it('shows at least forty different images', () => {
    const { cover, gallery, days, segments } = wanted()
    const usedPictures = [cover, ...gallery, ...days.map(({ hero }) => hero), ...segments.flatMap(({ media }) => media)]
    expect(new Set(usedPictures.map((picture) => picture?.media)).size).toBeGreaterThanOrEqual(40)
  })
})

describe('the demo accounts', () => {
  it('give the Agent itineraries to work on: one booked and one enquiry', () => {
    const agent = members.get('agent@demo.test')
    const { itinerary, moves } = of('kalahari-trails')
    const own = itinerary.filter((itinerary) => itinerary.owner === agent)
    const moved = own.map((itinerary) => moves.findLast((move) => move.itinerary === itinerary.uuid)?.status)
    expect(new Set(moved)).toEqual(new Set(['booked', undefined]))
    expect(own.every((itinerary) => itinerary.client !== null && !itinerary.isTemplate)).toBe(true)
  })

  it('are those in the README and on the login page', async () => {
    const readme = await readFile(new URL('../../../../README.md', import.meta.url), 'utf8')
    for (const { email } of demoPeople) expect(readme).toContain(email)
    expect(demoRoles.map(({ email }) => email).toSorted()).toEqual(demoPeople.map(({ email }) => email).toSorted())
    const owner = demoPeople.find(({ email }) => email === 'owner@demo.test')
    expect(owner?.memberships).toEqual([
      { company: 'kalahari-trails', roles: ['Admin'], isOwner: true },
      { company: 'atlas-and-anchor', roles: ['Admin'], isOwner: false },
    ])
  })

  it('are twelve, and every company has an owner who is also an Admin', () => {
    expect(new Set(demoPeople.map(({ email }) => email)).size).toBe(12)
    const owners = demoCompanies.map(({ key }) =>
      demoPeople.flatMap(({ memberships }) => memberships).filter((held) => held.company === key && held.isOwner),
    )
    expect(owners.every((held) => held.length > 0)).toBe(true)
    expect(owners.flat().every(({ roles }) => roles.includes('Admin'))).toBe(true)
  })
})

/** The net prices of included segments, with markup, rounded up as the itinerary says. */
const soldFor = (itinerary: ItineraryRecord): number => {
  const persons = itinerary.adults + itinerary.children
  const net = itinerary.segments.reduce((sum, segment) => {
    if (!segment.net || segment.inclusion !== 'included') return sum
    const perPerson = segment.unit === 'per_person' || segment.unit === 'per_person_night' ? persons : 1
    const perNight = segment.unit === 'per_night' || segment.unit === 'per_person_night' ? segment.nights : 1
    return sum + segment.net.amount * segment.quantity * perPerson * perNight
  }, 0)
  return Math.ceil((net * (10_000 + itinerary.markupBps)) / 10_000 / itinerary.roundTo) * itinerary.roundTo
}

/**
 * The net prices of a rate sheet under the name of what it is for. The cheapest has its unit: only that can be compared with a
 * from-price, which is that of the cheapest room and season.
 */
const netsOf = ({ name, basis, commissionBps, currency, lines }: Created<typeof rateSheet>) => {
  const amounts = lines.flatMap(({ per, price, occupancy }) =>
    [price, occupancy.double].flatMap((amount) => {
      if (amount === null) return []
      return [{ per, amount: basis === 'net' ? amount : amount - (amount * (commissionBps ?? 0)) / 10_000 }]
    }),
  )
  const cheapest = Math.min(...amounts.map(({ amount }) => amount))
  const units = new Map<string, string>([
    ['person_sharing', 'per_person_night'],
    ['room', 'per_night'],
    ['person', 'per_person'],
  ])
  return amounts.map(({ per, amount }) => ({
    title: name.replace(' 2027–2028', ''),
    net: { amount, currency },
    unit: amount === cheapest ? units.get(per) : undefined,
  }))
}
