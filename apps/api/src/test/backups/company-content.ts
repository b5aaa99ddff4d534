import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { callerAt } from '../first-admin.ts'
import { euros } from '../proposals.ts'
import { jpeg } from '../samples.ts'

type Call = ReturnType<typeof callerAt>

/** What a company has after `fillCompany`. `page` is the path of its published page, `number` that of its invoice. */
export type Filled = {
  page: string
  itinerary: string
  accommodation: string
  contact: string
  media: string
  number: string
}

/** A form with an image. */
export const imageForm = async (width: number): Promise<FormData> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await jpeg(width, 200))], { type: 'image/jpeg' }), 'picture.jpg')
  return form
}

/** Issues an invoice. @returns its number. */
export const issueInvoice = async (call: Call, company: string, payer: string): Promise<string> => {
  const lines = [{ description: 'Desert and delta', price: 100_000 }]
  const draft = await call('POST', `/v1/${company}/invoices/`, { title: 'Deposit', currency: 'EUR', payer, lines })
  return (await call('POST', `/v1/${company}/invoices/${draft.data.uuid}/issue`, {})).data.number
}

/** Makes a library, a contact with a passport, an image as the logo, a published itinerary and an invoice of a company. */
export const fillCompany = async (call: Call, company: string): Promise<Filled> => {
  const make = async (plural: string, body: object) => (await call('POST', `/v1/${company}/${plural}/`, body)).data
  const { uuid: media } = await make('media', await imageForm(300))
  for (let tries = 0; (await call('GET', `/v1/${company}/media/${media}`)).data.state === 'processing'; tries += 1) {
    if (tries > 400) throw new Error('the image does not become ready')
    await sleep(100)
  }
  await call('PUT', `/v1/tenants/${company}`, { brand: { logo: media } })
  const accommodation = await make('accommodations', {
    name: 'Dune Camp',
    type: 'camp',
    media: [{ media, role: 'hero' }],
  })
  const contact = await make('contacts', {
    givenName: 'Ada',
    familyName: 'Quillfeather',
    addresses: [{ street: '1 Long Street', postcode: '8001', city: 'Cape Town', country: 'ZA' }],
    passports: [{ number: 'C01X00T47', country: 'DE', expiry: '2090-01-01' }],
  })
  const itinerary = await make('itineraries', {
    title: 'Published dunes',
    dayCount: 2,
    startDate: '2027-05-04',
    adults: 2,
    client: contact.uuid,
    priceMode: 'total',
    currency: 'EUR',
    segments: [
      { uuid: randomUUID(), kind: 'accommodation', day: 0, nights: 1, title: 'Plain Lodge', gross: euros(1000) },
    ],
  })
  const version = await call('POST', `/v1/${company}/itineraries/${itinerary.uuid}/publish`, {})
  return {
    page: new URL(version.data.shares[0].url).pathname,
    itinerary: itinerary.uuid,
    accommodation: accommodation.uuid,
    contact: contact.uuid,
    media,
    number: await issueInvoice(call, company, contact.uuid),
  }
}
