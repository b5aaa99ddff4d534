import { maxTicketLengths } from '@sojourn/contract/document/document-limits'
import type { Segment, Ticket } from '@sojourn/contract/document/document'
import { ticketsOf } from '@sojourn/contract/itinerary/stay-travellers'
import { TypedLine } from '../../fields/typed-text.tsx'
import { FieldRow } from '../../panes/form-head.tsx'
import { useTravellerNames } from '../../people/use-traveller-names.ts'
import { useItineraryState, useSetSegment } from '../../store/itinerary-context.tsx'
import * as wording from './wording.ts'

const fields = ['seat', 'baggage', 'bookingReference', 'ticketNumber'] as const

/** What each traveller has for a journey: seat, baggage, booking reference and ticket number. */
export function TicketsField({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  const travellers = useItineraryState(({ document }) => document.travellers)
  const names = useTravellerNames(travellers)
  const going = new Set(travellers.filter(({ role }) => role !== 'payer').map(({ contact }) => contact))
  const tickets = new Map(ticketsOf(segment).map((ticket) => [ticket.contact, ticket]))
  const contacts = [...new Set([...going, ...tickets.keys()])]
  const setTicket = (changed: Ticket) => {
    const isEmpty = fields.every((field) => changed[field] === null)
    const all = new Map(tickets).set(changed.contact, changed)
    if (isEmpty) all.delete(changed.contact)
    set({ tickets: contacts.flatMap((contact) => all.get(contact) ?? []) }, true)
  }
  if (contacts.length === 0) return <p className="text-sm text-ink-soft">{wording.noTravellers}</p>
  return (
    <>
      <p className="text-sm text-ink-soft">{wording.ticketsHint}</p>
      {contacts.map((contact, index) => {
        const name = names.get(contact) ?? wording.traveller({ position: index + 1 })
        const ticket = tickets.get(contact) ?? { ...empty, contact }
        return (
          <section key={contact} aria-label={wording.ticketsOf({ name })} className="flex flex-col gap-2">
            <h4 dir="auto" className="font-medium wrap-anywhere">
              {name}
            </h4>
            <FieldRow>
              {fields.map((field) => (
                <TypedLine
                  key={field}
                  label={wording.ticketFields[field]}
                  spellCheck={field === 'baggage'}
                  maxLength={maxTicketLengths[field]}
                  value={ticket[field]}
                  onType={(text) => setTicket({ ...ticket, [field]: text })}
                />
              ))}
            </FieldRow>
          </section>
        )
      })}
    </>
  )
}

const empty = { seat: null, ticketNumber: null, bookingReference: null, baggage: null }
