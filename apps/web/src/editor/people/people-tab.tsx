import { maxContributors } from '@sojourn/contract/document/document-limits'
import { useCan } from '../../data/session.ts'
import { Card } from '../../ui/card.tsx'
import { useSetItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { DetailsCard } from './details/details-card.tsx'
import { PartyFields } from './party-fields.tsx'
import { TravellersField } from './travellers-field.tsx'
import { ItineraryMember, ItineraryMembers, ItineraryContact } from './itinerary-people.tsx'
import * as wording from './wording.ts'

/** The People tab: the travellers, the client, and the members who work on the itinerary. */
export function PeopleTab() {
  const { client, agency, owner, contributors } = useItineraryState((state) => state.document)
  const isTemplate = useItineraryState((state) => state.record.isTemplate)
  const mayReadContacts = useCan('contacts:read')
  const set = useSetItinerary()
  return (
    <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card title={wording.partyTitle}>
          <PartyFields />
        </Card>
        {!isTemplate && mayReadContacts && (
          <Card title={wording.travellersTitle}>
            <TravellersField />
          </Card>
        )}
        {!isTemplate && mayReadContacts && <DetailsCard />}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {!isTemplate && mayReadContacts && (
          <Card title={wording.client}>
            <div className="flex flex-col gap-5">
              <ItineraryContact
                label={wording.client}
                description={wording.clientHint}
                value={client}
                onChange={(chosen) => set({ client: chosen })}
              />
              <ItineraryContact
                label={wording.agency}
                description={wording.agencyHint}
                value={agency}
                onChange={(chosen) => set({ agency: chosen })}
              />
            </div>
          </Card>
        )}
        <Card title={wording.teamTitle}>
          <div className="flex flex-col gap-5">
            <ItineraryMember
              label={wording.owner}
              description={wording.ownerHint}
              value={owner}
              onChange={(chosen) => set({ owner: chosen })}
            />
            <ItineraryMembers
              label={wording.collaborators}
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
