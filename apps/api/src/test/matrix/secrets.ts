import type { RoleName } from '@sojourn/contract/kit/role-names'
import type { Answer, Company, Json, Person } from '../world.ts'

const makers: readonly RoleName[] = ['Admin', 'Manager', 'Designer']
const whoKnowPrices: readonly RoleName[] = [...makers, 'Finance']

/**
 * Data of a company that only some roles may know: how it looks in a response, and which roles may know it, taken from the
 * table of roles.
 */
type Secret = { looks: RegExp; mayKnow: readonly RoleName[]; isIn?: (url: string) => boolean }

const isPage = (url: string) => /[/-]preview$/.test(url)
/** The numbers with which pages are drawn can look like a percentage. */
const isNoPage = (url: string) => !isPage(url)

export const secrets: Readonly<Record<string, Secret>> = {
  'a passport of a contact of somebody else’s': { looks: /KEPT77PASS/, mayKnow: makers },
  'a net price of an itinerary': { looks: /918[\s,.’]?273[.,]?64/, mayKnow: whoKnowPrices },
  'the markup': { looks: /"markupBps":1373\b|\b13\.73\b/, mayKnow: whoKnowPrices, isIn: isNoPage },
  'the tax on the markup': { looks: /"taxBps":1931\b|\b19\.31\b/, mayKnow: whoKnowPrices, isIn: isNoPage },
  'the exchange rate of an itinerary': { looks: /7\.654321/, mayKnow: whoKnowPrices },
  'the markup of a kind of segment': { looks: /"markupBps":1579\b|\b15\.79\b/, mayKnow: whoKnowPrices, isIn: isNoPage },
  'the commission of an agency': {
    looks: /"agencyCommissionBps":1783\b|\b17\.83\b/,
    mayKnow: whoKnowPrices,
    isIn: isNoPage,
  },
  'how a net price follows from rates': { looks: /KeptGala|"costing":\{/, mayKnow: whoKnowPrices },
  'a price of a rate sheet': { looks: /736[\s,.’]?455[.,]?46/, mayKnow: whoKnowPrices },
  'what a supplier billed': { looks: /645[\s,.’]?372[.,]?81/, mayKnow: whoKnowPrices },
  'the title of a payable': { looks: /KeptPayable/, mayKnow: whoKnowPrices },
  'the name of a rate sheet': { looks: /KeptSheet/, mayKnow: whoKnowPrices },
  'the commission of a supplier': {
    looks: /"commissionBps":2357\b|\b23\.57\b/,
    mayKnow: whoKnowPrices,
    isIn: isNoPage,
  },
  'who supplies': { looks: /KeptSupplier|"supplier":"[0-9a-f]/, mayKnow: whoKnowPrices },
  'the hash of an itinerary': {
    looks: /"sha256":"[0-9a-f]/,
    mayKnow: whoKnowPrices,
    isIn: (url) => url.includes('/itineraries/:uuid/revisions'),
  },
  // Travellers see the contact details of the member in charge of their itinerary.
  'how to reach a member': { looks: /5550177|kept-colleague@/, mayKnow: ['Admin'], isIn: isNoPage },
}

/** The names of the secrets in a response. */
export const secretsIn = (url: string, { bytes }: Answer): string[] => {
  const text = bytes.toString('utf8')
  return Object.entries(secrets).flatMap(([name, { looks, isIn }]) =>
    (isIn?.(url) ?? true) && looks.test(text) ? [name] : [],
  )
}

/** Whether a user with these roles may know a secret, which is when one of the roles may. */
export const mayKnow = (roles: readonly RoleName[], name: string): boolean =>
  roles.some((role) => secrets[name]?.mayKnow.includes(role))

/** The records with secrets that other records refer to. */
type Kept = { contact: string; supplier: string }

const withValues = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withValues)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (name === 'passports') return [name, [{ number: 'KEPT77PASS', country: 'CH', expiry: '2031-01-01' }]]
      if (name === 'commissionBps') return [name, 2357]
      return [name, withValues(item)]
    }),
  )
}

const withSecretsIn = (path: string, body: Json, { contact, supplier }: Kept): Json => {
  const [, plural] = /^\/v1\/[^/]+\/([a-z-]+)\/?$/.exec(path) ?? []
  if (plural === 'itineraries')
    return {
      ...body,
      travellers: [{ contact }],
      client: contact,
      markupBps: 1373,
      taxBps: 1931,
      exchangeRates: [{ from: 'EUR', to: 'USD', rate: '7.654321', date: '2026-11-01' }],
      markupRules: [
        { kind: 'flight', markupBps: 1579 },
        { supplier, markupBps: 1597 },
      ],
      agencyCommissionBps: 1783,
      segments: (body.segments ?? []).map((segment: Json) => ({
        ...segment,
        supplier,
        net: { amount: 91_827_364, currency: 'EUR' },
        costing: {
          costedOn: '2026-11-01',
          lines: [
            {
              sheet: supplier,
              for: 'supplement',
              from: '2027-05-01',
              times: 1,
              price: 91_827_364,
              count: 1,
              amount: 91_827_364,
              name: 'KeptGala',
            },
          ],
        },
      })),
    }
  if (plural === 'accommodations' || plural === 'excursions') return { ...body, supplier }
  if (plural === 'rate-sheets') {
    const line = { per: 'person', perTime: 'night', price: 73_645_546 }
    return { ...body, name: 'KeptSheet', supplier, basis: 'net', commissionBps: null, lines: [line] }
  }
  if (plural === 'payables') return { ...body, title: 'KeptPayable', supplier }
  if (plural !== 'suppliers') return withValues(body)
  return { ...withValues(body), name: 'KeptSupplier' }
}

/** The same company with an owner who puts secrets into every record they create. */
export const withSecrets = async (company: Company): Promise<Company> => {
  const { Owner } = company.people
  const make = async (plural: string, body: object): Promise<string> => {
    const answer = await Owner.send('POST', company.path(plural), body)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.json))
    return answer.json.data.uuid
  }
  const uuids = {
    contact: await make('contacts', withValues({ givenName: 'Kept', passports: [] })),
    supplier: await make('suppliers', { name: 'KeptSupplier' }),
  }
  const sender: Person = {
    ...Owner,
    send: (method, path, body, headers) =>
      Owner.send(method, path, method === 'POST' && body ? withSecretsIn(path, body, uuids) : body, headers),
  }
  return { ...company, people: { ...company.people, Owner: sender } }
}
