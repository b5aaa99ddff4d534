import type { TravellerDetails } from '@sojourn/contract/traveller-form'
import type { Status } from '@sojourn/contract/document/statuses'
import type { AnyResource, CreateInput } from '@sojourn/contract/kit/define-resource'

/** What the loader may use; provided by the API, where each call goes through the same verbs as a request. */
export type DemoWorkshop = {
  /** The day on which the demo is loaded, `YYYY-MM-DD`: the dates of its itineraries are relative to it. */
  today: string
  create<R extends AnyResource>(resource: R, input: CreateInput<R>): Promise<{ uuid: string; rev: number }>
  upload(
    file: { name: string; path: string },
    fields: { alt: string; caption?: string; credit: string; licence: 'own'; folder: string },
  ): Promise<{ uuid: string }>
  /** Translates those texts of an itinerary and its destinations of which all parts are in `words`. */
  translate(itineraryUuid: string, language: string, words: Readonly<Record<string, string>>): Promise<void>
  publish(itineraryUuid: string): Promise<void>
  /** One manual status change; an itinerary starts in `enquiry`. */
  moveTo(itineraryUuid: string, status: Status, reason?: string): Promise<void>
  /** Shows the client the invoices of a published itinerary on its link. */
  showInvoices(itineraryUuid: string): Promise<void>
  issueInvoice(invoiceUuid: string): Promise<void>
  /** Asks a traveller for their details, two days ago, and fills in the form unless `answers` is null. */
  askForDetails(itineraryUuid: string, contactUuid: string, answers: Partial<TravellerDetails> | null): Promise<void>
  /** The user who owns the contacts, and the itineraries without another owner; null if they have none. */
  ownerUuid: string | null
  /** The members of the company, by email address. */
  members: ReadonlyMap<string, string>
}
