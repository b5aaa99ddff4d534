import { maxContributors } from '@sojourn/contract/document/document-limits'
import { useCan } from '../../data/session.ts'
import { Card } from '../../ui/card.tsx'
import { useSetItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { PartyFields } from './party-fields.tsx'
import { TravellersField } from './travellers-field.tsx'
import { ItineraryMember, ItineraryMembers, ItineraryContact } from './itinerary-people.tsx'

/** The People tab: the travellers, the client, and the members who work on the itinerary. */
export function PeopleTab() {
  const { client, agency, owner, contributors } = useItineraryState((state) => state.document)
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const mayReadContacts = useCan('contacts:read')
  const set = useSetItinerary()
  return (
    <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card title="Party">
          <PartyFields />
        </Card>
        {!isTemplate && mayReadContacts && (
          <Card title="Travellers">
            <TravellersField />
          </Card>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {!isTemplate && mayReadContacts && (
          <Card title="Who asks for it">
            <div className="flex flex-col gap-5">
              <ItineraryContact
                label="Client"
                description="Who the trip is made for and who answers for it."
                value={client}
                onChange={(chosen) => set({ client: chosen })}
              />
              <ItineraryContact
                label="Agency"
                description="Who sells it on, where somebody does."
                value={agency}
                onChange={(chosen) => set({ agency: chosen })}
              />
            </div>
          </Card>
        )}
        <Card title="Your team">
          <div className="flex flex-col gap-5">
            <ItineraryMember
              label="Owner"
              description="Who answers for the trip here."
              value={owner}
              onChange={(chosen) => set({ owner: chosen })}
            />
            <ItineraryMembers
              label="Works on it too"
              value={contributors}
              max={maxContributors}
              onChange={(chosen) => set({ contributors: chosen })}
            />
          </div>
        </Card>
      </div>
    </div>
  )
}
