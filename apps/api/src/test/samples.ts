import sharp from 'sharp'
import { resources } from '@sojourn/contract'
import { rateSheetSample } from './rate-sheet-sample.ts'
import type { Company, Json } from './world.ts'

type Sample = {
  create(company: Company): Promise<Json>
  change: [field: string, value: unknown]
  /** The same record, as JSON and as form fields. */
  json: Record<string, unknown>
  form: Record<string, string>
  /** Fields of both that refer to records, which are created for them. */
  refers?: (company: Company) => Promise<Record<string, string>>
}

const post = async (company: Company, plural: string, body: unknown) => {
  const answer = await company.people.Owner.send('POST', company.path(`${plural}/`), body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.json))
  return answer.json.data
}

let rateDays = 0
/** The latest day that `nextRateDay` gave. */
const rateDay = (): string => new Date(Date.UTC(2027, 0, 1 + rateDays)).toISOString().slice(0, 10)
/** A day that no rate was recorded for before: a pair has one rate a day. */
export const nextRateDay = (): string => {
  rateDays += 1
  return rateDay()
}
const formRate = { from: 'EUR', to: 'KES', rate: '140.25' }

let pictures = 0
/** A JPEG that was never stored before. */
export const jpeg = (width = 600, height = 400): Promise<Buffer> => {
  pictures += 1
  return sharp({
    create: { width, height, channels: 3, background: { r: pictures % 256, g: 120, b: (pictures * 7) % 256 } },
  })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><text x="10" y="60" font-size="40">${pictures} ${Date.now()}</text></svg>`,
        ),
      },
    ])
    .jpeg()
    .toBuffer()
}

/** Uploads an image and returns its media item. */
export const upload = async (company: Company, fields: Record<string, string> = {}, bytes?: Buffer) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  form.append('file', new Blob([new Uint8Array(bytes ?? (await jpeg()))], { type: 'image/jpeg' }), 'picture.jpg')
  const answer = await company.people.Owner.sendRaw('POST', company.path('media/'), { raw: form })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.json))
  return answer.json.data
}

export const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** The plural of a resource, as it is used in URLs. */
export const pluralOf = (name: string): string =>
  Object.values(resources).find((resource) => resource.name === name)?.plural ?? name

/** A full record of each resource, so that a round trip has something to lose. */
export const samples: Record<string, Sample> = {
  accommodation: {
    create: async (company) => {
      const destination = await post(company, 'destinations', { name: 'Sossusvlei', kind: 'park' })
      const picture = await upload(company, { alt: 'Dunes' })
      return post(company, 'accommodations', {
        name: 'Dune Camp',
        type: 'camp',
        teaser: 'Under the dunes',
        description: paragraph('Ten tents.'),
        location: { label: 'Sesriem', lat: -24.487312, lng: 15.797654, country: 'NA', timezone: 'Africa/Windhoek' },
        destination: destination.uuid,
        stars: 4.5,
        roomCount: 10,
        checkIn: '14:00',
        checkOut: '10:30',
        languages: ['en', 'de'],
        facilities: ['Pool'],
        accessibility: ['step_free'],
        rooms: [
          { name: 'Tent', description: 'Canvas', maxAdults: 2, media: [{ media: picture.uuid, role: 'gallery' }] },
        ],
        defaultBoard: 'HB',
        phone: '+26461555010',
        email: 'stay@example.test',
        url: 'https://example.test/dune-camp',
        closedSeasons: [{ from: '01-10', to: '02-20' }],
        priceFrom: { amount: 350_000, currency: 'NAD' },
        priceFromUnit: 'per_person_night',
        media: [{ media: picture.uuid, role: 'hero', alt: 'Dunes at dawn' }],
        tags: ['desert'],
      })
    },
    change: ['teaser', 'Beneath the dunes'],
    json: {
      name: 'Form Camp',
      stars: 3.5,
      roomCount: 7,
      tags: ['a', 'b'],
      location: { label: 'Here', lat: 1.5, lng: 2.5 },
    },
    form: {
      name: 'Form Camp',
      stars: '3.5',
      roomCount: '7',
      tags: '["a","b"]',
      location: '{"label":"Here","lat":1.5,"lng":2.5}',
      teaser: '',
    },
  },
  destination: {
    create: (company) =>
      post(company, 'destinations', {
        name: 'Etosha',
        kind: 'park',
        visa: paragraph('Ask first.'),
        bestMonths: [5, 6, 7],
        currency: 'NAD',
        timezone: 'Africa/Windhoek',
        highlights: ['The pan'],
      }),
    change: ['bestMonths', [6, 7, 8, 9]],
    json: { name: 'Form Park', kind: 'park', bestMonths: [1, 12] },
    form: { name: 'Form Park', kind: 'park', bestMonths: '[1,12]' },
  },
  excursion: {
    create: (company) =>
      post(company, 'excursions', {
        name: 'Dune walk',
        category: 'nature',
        durationMin: 240,
        minPax: 2,
        maxPax: 8,
        startTimes: ['05:30'],
        operatingDays: ['mon', 'tue'],
        season: { from: '03-01', to: '11-30' },
      }),
    change: ['maxPax', 6],
    json: { name: 'Form walk', durationMin: 90, startTimes: ['06:00'] },
    form: { name: 'Form walk', durationMin: '90', startTimes: '["06:00"]' },
  },
  contact: {
    create: (company) =>
      post(company, 'contacts', {
        kind: 'person',
        givenName: 'Ada',
        familyName: 'Example',
        emails: ['ada@example.test'],
        phones: ['+26461555011'],
        birthday: '1980-02-29',
        preferences: { food: 'No nuts', interests: ['Birds'] },
        passports: [{ number: 'X1234567', country: 'NA', expiry: '2031-05-01' }],
        consents: [{ purpose: 'marketing', givenAt: '2026-01-02T03:04:05.678Z' }],
      }),
    change: ['lifecycle', 'client'],
    json: { name: 'Form Person', emails: ['form@example.test'] },
    form: { givenName: 'Form', familyName: 'Person', emails: '["form@example.test"]' },
  },
  itinerary: {
    create: (company) =>
      post(company, 'itineraries', {
        title: 'Desert and delta',
        dayCount: 3,
        startDate: '2027-05-01',
        segments: [
          {
            uuid: crypto.randomUUID(),
            day: 0,
            kind: 'accommodation',
            title: 'Dune Camp',
            nights: 2,
            // An Agent cannot set net prices.
            ...(company.people.Owner.uuid === company.people.Agent.uuid
              ? {}
              : { net: { amount: 100_000, currency: 'EUR' } }),
            rooms: [{ type: 'Tent', count: 1 }],
          },
        ],
        priceMode: 'total',
        displayPrice: { amount: 250_000, currency: 'EUR' },
        highlights: ['Dunes'],
      }),
    change: ['subtitle', 'Three days of sand'],
    json: { title: 'Form trip', dayCount: 5, adults: 4, status: 'enquiry' },
    form: { title: 'Form trip', dayCount: '5', adults: '4' },
  },
  guide: {
    create: async (company) => {
      const destination = await post(company, 'destinations', { name: 'Etosha', kind: 'park' })
      const picture = await upload(company, { alt: 'A guide' })
      return post(company, 'guides', {
        title: 'Birds of the pan',
        kind: 'destination',
        destinations: [destination.uuid],
        cover: { media: picture.uuid, role: 'hero' },
        sections: [{ heading: 'When', body: paragraph('In the rains.'), media: [{ media: picture.uuid }] }],
        status: 'published',
        validUntil: '2028-01-31',
      })
    },
    change: ['audience', 'internal'],
    json: { title: 'Form guide', kind: 'packing', languages: ['en'] },
    form: { title: 'Form guide', kind: 'packing', languages: '["en"]' },
  },
  snippet: {
    create: (company) =>
      post(company, 'snippets', {
        name: 'Arrival',
        text: paragraph('Your driver will wait for you.'),
        language: 'en',
        tags: ['transfers'],
      }),
    change: ['language', 'de'],
    json: { name: 'Form snippet', text: paragraph('From a form.') },
    form: { name: 'Form snippet', text: JSON.stringify(paragraph('From a form.')) },
  },
  supplier: {
    create: async (company) => {
      const contact = await post(company, 'contacts', { givenName: 'Sales', familyName: 'Desk' })
      return post(company, 'suppliers', {
        name: 'Desert Stays',
        legalName: 'Desert Stays (Pty) Ltd',
        kinds: ['accommodation', 'transfer'],
        contacts: [contact.uuid],
        email: 'sales@example.test',
        emergencyPhone: '+26461555012',
        commissionBps: 1500,
        currency: 'NAD',
        rating: 4,
        notes: paragraph('Pays late.'),
      })
    },
    change: ['paymentTermsDays', 30],
    json: { name: 'Form supplier', rating: 5, kinds: ['flight'] },
    form: { name: 'Form supplier', rating: '5', kinds: '["flight"]' },
  },
  'exchange-rate': {
    create: (company) =>
      post(company, 'exchange-rates', {
        from: 'EUR',
        to: 'NAD',
        rate: '19.8530',
        date: nextRateDay(),
        source: 'provider',
        bufferBps: 150,
        tags: ['bank'],
      }),
    change: ['rate', '20.1'],
    get json() {
      return { ...formRate, date: nextRateDay(), bufferBps: 250 }
    },
    get form() {
      return { ...formRate, date: rateDay(), bufferBps: '250' }
    },
  },
  'rate-sheet': {
    create: async (company) => {
      const supplier = await post(company, 'suppliers', { name: 'Desert Stays' })
      const camp = await post(company, 'accommodations', { name: 'Dune camp' })
      const contract = await upload(company, { alt: 'The contract' })
      return post(company, 'rate-sheets', {
        ...rateSheetSample,
        supplier: supplier.uuid,
        item: { resource: 'accommodation', uuid: camp.uuid },
        documents: [{ media: contract.uuid, role: 'document' }],
      })
    },
    change: ['release', 30],
    json: { name: 'Form sheet', currency: 'NAD', validFrom: '2027-01-01', validTo: '2027-12-31', status: 'draft' },
    form: { name: 'Form sheet', currency: 'NAD', validFrom: '2027-01-01', validTo: '2027-12-31', service: '' },
  },
  invoice: {
    create: async (company) => {
      const contact = await post(company, 'contacts', { givenName: 'Ada', familyName: 'Example' })
      const itinerary = await post(company, 'itineraries', { title: 'Desert and delta', dayCount: 1 })
      return post(company, 'invoices', {
        title: 'Deposit for Desert and delta',
        payer: contact.uuid,
        itinerary: itinerary.uuid,
        currency: 'EUR',
        lines: [
          { description: 'Deposit', quantity: 1, price: 75_000, taxBps: 700 },
          { description: 'Early booking', quantity: 1, price: -2_500, taxBps: null },
        ],
        due: '2027-01-15',
        notes: 'Thank you.',
      })
    },
    change: ['due', '2027-02-01'],
    json: { title: 'Form invoice', currency: 'EUR', lines: [{ description: 'Form', price: 100 }] },
    form: { title: 'Form invoice', currency: 'EUR', lines: '[{"description":"Form","price":100}]' },
  },
  payment: {
    create: async (company) => {
      const contact = await post(company, 'contacts', { givenName: 'Ada', familyName: 'Example' })
      return post(company, 'payments', {
        reference: 'SEPA 4711',
        date: '2026-11-20',
        amount: 72_500,
        currency: 'EUR',
        method: 'card',
        payer: contact.uuid,
        notes: 'At the fair.',
      })
    },
    change: ['method', 'cash'],
    json: { reference: 'Form payment', date: '2026-11-20', amount: 100, currency: 'EUR' },
    form: { reference: 'Form payment', date: '2026-11-20', amount: '100', currency: 'EUR' },
  },
  payable: {
    create: async (company) => {
      const supplier = await post(company, 'suppliers', { name: 'Desert Stays' })
      const itinerary = await post(company, 'itineraries', { title: 'Desert and delta', dayCount: 1 })
      return post(company, 'payables', {
        itinerary: itinerary.uuid,
        supplier: supplier.uuid,
        currency: 'EUR',
        due: '2027-01-31',
        notes: 'By bank transfer.',
      })
    },
    change: ['due', '2027-02-28'],
    json: { currency: 'EUR', title: 'Form payable' },
    form: { currency: 'EUR', title: 'Form payable' },
    refers: async (company) => ({
      supplier: (await post(company, 'suppliers', { name: 'Desert Stays' })).uuid,
      itinerary: (await post(company, 'itineraries', { title: 'Desert and delta' })).uuid,
    }),
  },
  'company-page': {
    create: async (company) => {
      const picture = await upload(company, { alt: 'Our team' })
      return post(company, 'company-pages', {
        title: 'About us',
        kind: 'about',
        blocks: [
          { uuid: crypto.randomUUID(), type: 'hero', title: 'We walk', media: { media: picture.uuid, role: 'hero' } },
          { uuid: crypto.randomUUID(), type: 'text', body: paragraph('Slowly.') },
        ],
        seo: { title: 'About', description: null },
      })
    },
    change: ['status', 'published'],
    json: { title: 'Form page', navOrder: 3 },
    form: { title: 'Form page', navOrder: '3' },
  },
  'support-request': {
    create: async (company) => {
      // The user who asks for support need not be allowed to upload.
      const uploader = { ...company, people: { ...company.people, Owner: company.people.Admin } }
      const picture = await upload(uploader, { alt: 'A screen' })
      return post(company, 'support', {
        subject: 'The map stays grey',
        category: 'bug',
        priority: 'high',
        message: 'Since this morning.',
        attachments: [picture.uuid],
        page: 'itineraries/edit',
        clientVersion: '1.4.0',
        tags: ['maps'],
      })
    },
    change: ['priority', 'low'],
    json: { subject: 'Form request', category: 'billing' },
    form: { subject: 'Form request', category: 'billing', message: 'Please call.', attachments: '[]' },
  },
  'media-item': {
    create: (company) => upload(company, { alt: 'A picture', focal: '{"x":0.25,"y":0.75}', folder: 'Tests' }),
    change: ['caption', 'A new caption'],
    json: { filename: 'slot.jpg', state: 'processing', bytes: null },
    form: { filename: 'slot.jpg' },
  },
}
