import { extname } from 'node:path'
import type { Status } from '@sojourn/contract/document/statuses'
import { accommodation } from '@sojourn/contract/resources/accommodation'
import { companyPage } from '@sojourn/contract/resources/company-page'
import { destination } from '@sojourn/contract/resources/destination'
import { excursion } from '@sojourn/contract/resources/excursion'
import { guide } from '@sojourn/contract/resources/guide'
import { itinerary as itineraryResource } from '@sojourn/contract/resources/itinerary'
import { supplier } from '@sojourn/contract/resources/supplier'
import type { DemoContent } from '@sojourn/demo/content'
import { type LandscapeFamily, landscapes } from '@sojourn/demo/landscapes'
import type { DemoWorkshop } from './demo-workshop.ts'
import {
  guideInput,
  namesItineraries,
  pageInput,
  picturesOfGuide,
  picturesOfPage,
  supplierInput,
} from './company-input.ts'
import { accommodationInput, ancestorsOf, destinationInput, excursionInput } from './library-input.ts'
import { noRecords, type KeyedRecords, take, uuidOf } from './keyed-records.ts'
import { itineraryInput } from './itinerary-input.ts'
import { loadInvoices } from './load-invoices.ts'
import { picturesOfPlain, plainInput, plainRecords } from './plain-input.ts'

type Options = {
  currency: string
  /** Images to upload although the content does not use them. */
  unused?: readonly string[]
}

/**
 * Creates all records of some content: images, suppliers, destinations, accommodations, excursions, contacts, guides, pages,
 * itineraries with their invoices and payments.
 * @param pictures the file of each landscape, by the landscape's name
 */
export const loadContent = async (
  content: DemoContent,
  workshop: DemoWorkshop,
  pictures: ReadonlyMap<string, string>,
  { currency, unused = [] }: Options,
): Promise<void> => {
  const records = noRecords()
  await uploadPictures([...new Set([...unused, ...picturesOf(content)])], workshop, pictures, records)
  for (const supplierContent of content.suppliers ?? []) {
    const { uuid } = await workshop.create(
      supplier,
      supplierInput(supplierContent, { today: workshop.today, currency }),
    )
    for (const key of [...supplierContent.accommodations, ...supplierContent.excursions])
      records.suppliers.set(key, uuid)
    records.plain.set(
      supplier.name,
      (records.plain.get(supplier.name) ?? new Map<string, string>()).set(supplierContent.key, uuid),
    )
  }
  for (const place of content.destinations) {
    const created = await workshop.create(destination, destinationInput(place, records))
    const timezone = [place, ...ancestorsOf(place, records)].find((one) => one.timezone)?.timezone
    if (timezone === undefined) throw new Error(`the destination "${place.key}" has no time zone`)
    records.destinations.set(place.key, { ...created, content: place, timezone })
  }
  for (const accommodationContent of content.accommodations) {
    const input = accommodationInput(accommodationContent, records, currency)
    records.accommodations.set(accommodationContent.key, { ...(await workshop.create(accommodation, input)), input })
  }
  for (const excursionContent of content.excursions) {
    const input = excursionInput(excursionContent, records, currency)
    records.excursions.set(excursionContent.key, { ...(await workshop.create(excursion, input)), input })
  }
  for (const entry of plainRecords(content)) {
    const { resource, record } = entry
    const { uuid } = await workshop.create(resource, plainInput(entry, { records, owner: workshop.ownerUuid }))
    const ofResource = records.plain.get(resource.name) ?? new Map<string, string>()
    records.plain.set(resource.name, ofResource.set(record.key, uuid))
  }
  for (const guideContent of content.guides ?? []) {
    records.guides.set(
      guideContent.key,
      await workshop.create(guide, guideInput(guideContent, { records, today: workshop.today })),
    )
  }
  const [afterItineraries = [], beforeItineraries = []] = [true, false].map((after) =>
    (content.pages ?? []).filter((page) => namesItineraries(page) === after),
  )
  for (const page of beforeItineraries) {
    records.pages.set(page.key, await workshop.create(companyPage, pageInput(page, records)))
  }
  for (const itinerary of content.itineraries) {
    const owner =
      itinerary.soldBy === undefined ? workshop.ownerUuid : take(workshop.members, itinerary.soldBy, 'member')
    const input = itineraryInput(itinerary, { records, today: workshop.today, currency, owner })
    const { uuid } = await workshop.create(itineraryResource, input)
    for (const step of itinerary.status ? steps[itinerary.status] : []) {
      await workshop.moveTo(uuid, step, step === itinerary.status ? itinerary.reason : undefined)
    }
    for (const [language, words] of Object.entries(itinerary.translations ?? {}))
      await workshop.translate(uuid, language, words)
    if (itinerary.isPublished) await workshop.publish(uuid)
    records.itineraries.set(itinerary.key, uuid)
    for (const { contact, answers } of itinerary.details ?? [])
      await workshop.askForDetails(uuid, uuidOf(records, 'contact', contact), answers)
    await loadInvoices(itinerary, workshop, { itinerary: uuid, records, currency })
  }
  for (const page of afterItineraries) await workshop.create(companyPage, pageInput(page, records))
}

/** The status changes that lead from `enquiry` to each status. */
const steps: Readonly<Record<Status, readonly Status[]>> = {
  enquiry: [],
  quoted: ['quoted'],
  held: ['quoted', 'held'],
  booked: ['booked'],
  travelling: ['booked', 'travelling'],
  completed: ['booked', 'travelling', 'completed'],
  cancelled: ['booked', 'cancelled'],
  lost: ['quoted', 'lost'],
}

/** Every image that the content uses, once. */
export const picturesOf = (content: DemoContent): string[] => [
  ...new Set([
    ...[...content.destinations, ...content.accommodations, ...content.excursions].flatMap(({ pictures }) => pictures),
    ...(content.guides ?? []).flatMap(picturesOfGuide),
    ...(content.pages ?? []).flatMap(picturesOfPage),
    ...plainRecords(content).flatMap(picturesOfPlain),
    ...content.itineraries.flatMap((itinerary) => [
      itinerary.cover,
      ...(itinerary.gallery ?? []),
      ...itinerary.days.flatMap((day) => [
        day.hero,
        ...day.segments.flatMap((segment) => ('pictures' in segment ? (segment.pictures ?? []) : [])),
      ]),
    ]),
  ]),
]

const uploadPictures = async (
  names: readonly string[],
  workshop: DemoWorkshop,
  files: ReadonlyMap<string, string>,
  records: KeyedRecords,
): Promise<void> => {
  for (const name of names) {
    const landscape = take(landscapesByName, name, 'landscape')
    const path = take(files, name, 'picture file')
    const { uuid } = await workshop.upload(
      { name: `${name}${extname(path)}`, path },
      {
        alt: landscape.alt,
        caption: landscape.title,
        credit: 'Sojourn demo artwork',
        licence: 'own',
        folder: folders[landscape.family],
      },
    )
    records.pictures.set(name, uuid)
  }
}

const landscapesByName = new Map(landscapes.map((landscape) => [landscape.name, landscape]))

/** The folder in the media library for each family of landscapes. */
const folders: Readonly<Record<LandscapeFamily, string>> = {
  dunes: 'Namib',
  pan: 'Salt and clay pans',
  savannah: 'Bushveld and Kalahari',
  river: 'Rivers and wetlands',
  falls: 'Zambezi',
  mountains: 'Mountains',
  coast: 'Coast',
  city: 'Towns',
  interior: 'Rooms',
  night: 'Night',
}
