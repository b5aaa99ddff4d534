import { piecesOf, withPieces } from '@sojourn/contract/translations/markup'
import type { Context } from '../kit/context.ts'
import { createRecord, findRecord, type Precondition } from '../kit/records/crud.ts'
import type { ServedResource } from '../kit/records/served-resource.ts'
import { createCompanyPage } from '../resources/company-pages/create.ts'
import { createContact } from '../resources/contacts/create.ts'
import { createDestination } from '../resources/destinations/create.ts'
import { destinations } from '../resources/destinations/queries.ts'
import { createInvoice } from '../resources/invoices/create.ts'
import { issueInvoice } from '../resources/invoices/issue.ts'
import { createItinerary } from '../resources/itineraries/create.ts'
import { asItinerary, itineraries } from '../resources/itineraries/queries.ts'
import { findShares } from '../resources/itineraries/read-shares.ts'
import { updateItinerary } from '../resources/itineraries/update.ts'
import { createMediaItem } from '../resources/media/create.ts'
import type { StoredFile } from '../resources/media/store-file.ts'
import { createPayment } from '../resources/payments/create.ts'
import { publishItinerary } from '../resources/publications/create.ts'
import { readTranslations } from '../resources/translations/read-translations.ts'
import { updateTranslations } from '../resources/translations/update.ts'
import { updateShare } from '../resources/shares/update.ts'
import { askForDetails } from './ask-for-details.ts'
import type { DemoWorkshop } from './demo-workshop.ts'

const anyVersion: Precondition = { any: true }

type Supplies = Pick<DemoWorkshop, 'ownerUuid' | 'members'> & {
  /** Returns the stored file of the company for a local path. */
  storedFile: (path: string) => Promise<StoredFile>
  servedResources: readonly ServedResource[]
  /** Called for each record that is created. */
  onLoaded?: () => void
}

type Verb = (input: unknown) => Promise<Record<string, unknown>>

/** The API's own verbs, in one transaction and for its actor. */
export const workshopOf = (
  ctx: Context,
  { ownerUuid, members, storedFile, servedResources, onLoaded }: Supplies,
): DemoWorkshop => {
  const usualVerb = (name: string): Verb => {
    const served = servedResources.find(({ definition }) => definition.name === name)
    if (!served) throw new Error(`the API serves no ${name}`)
    return (input) => createRecord(ctx, served, input)
  }
  const verbs: Readonly<Record<string, Verb>> = {
    destination: (input) => createDestination(ctx, input),
    contact: (input) => createContact(ctx, input),
    itinerary: (input) => createItinerary(ctx, input),
    invoice: (input) => createInvoice(ctx, input),
    payment: (input) => createPayment(ctx, input),
    'company-page': (input) => createCompanyPage(ctx, input),
  }
  return {
    today: new Date().toISOString().slice(0, 10),
    ownerUuid,
    members,
    create: async (resource, input) => {
      const verb = verbs[resource.name] ?? usualVerb(resource.name)
      const { uuid, rev } = await verb(input)
      onLoaded?.()
      return { uuid: String(uuid), rev: Number(rev) }
    },
    upload: async ({ name, path }, fields) => {
      const { uuid } = await createMediaItem(ctx, await storedFile(path), { filename: name, ...fields })
      return { uuid: String(uuid) }
    },
    translate: async (uuid, language, words) => {
      const { days } = asItinerary(await findRecord(ctx, itineraries, true, uuid))
      await translateTexts(ctx, itineraries, uuid, { language, words })
      for (const destination of new Set(days.flatMap((day) => day.destination ?? [])))
        await translateTexts(ctx, destinations, destination, { language, words })
    },
    publish: async (uuid) => {
      // Within the company's one transaction, so that it is loaded in full or not at all.
      await publishItinerary({ ...ctx, transact: (verb) => verb(ctx), conclude: (verb) => verb(ctx) }, uuid, null)
    },
    showInvoices: async (uuid) => {
      for (const share of (await findShares(ctx, [uuid])).get(uuid) ?? [])
        await updateShare(ctx, uuid, share.uuid, { showsInvoices: true })
    },
    issueInvoice: async (uuid) => void (await issueInvoice(ctx, uuid, null)),
    askForDetails: (itinerary, contact, answers) => askForDetails(ctx, itinerary, contact, answers),
    moveTo: async (uuid, status, reason) => {
      const { status: present } = await findRecord(ctx, itineraries, true, uuid)
      if (present !== status)
        await updateItinerary(ctx, uuid, { status, ...(reason ? { statusReason: reason } : {}) }, anyVersion)
    },
  }
}

/** Translates those texts of a record of which all parts are in `words`. */
const translateTexts = async (
  ctx: Context,
  served: ServedResource,
  uuid: string,
  { language, words }: { language: string; words: Readonly<Record<string, string>> },
): Promise<void> => {
  const { texts } = await readTranslations(ctx, served, uuid)
  const translated = texts.flatMap(({ path, value }) => {
    const pieces = piecesOf(value)
    const found = pieces.flatMap((piece) => words[piece] ?? [])
    return found.length === pieces.length ? [{ path, value: withPieces(value, found) }] : []
  })
  if (translated.length > 0) await updateTranslations(ctx, served, uuid, language, { texts: translated })
}
