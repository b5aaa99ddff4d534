import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { useCan } from '../../data/session.ts'
import { CreateNotAllowed } from './create-not-allowed.tsx'
import { ListPage } from './itineraries-page.tsx'
import { NewItineraryDialog } from './new/new-itinerary-dialog.tsx'
import * as wording from './wording.ts'

const path = '/itineraries'

/**
 * The dialog for a new itinerary, over the list of itineraries. It has its own address, so that any page can link to it:
 * `?client=` fills in a contact, `?from=` a template or an itinerary.
 */
export function CreatePage() {
  const mayCreate = useCan('itineraries:create')
  const { client, from }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  if (!mayCreate) {
    const list = { label: wording.itineraries, href: path, back: wording.backToItineraries }
    return <CreateNotAllowed title={wording.newItinerary} list={list} />
  }
  return (
    <>
      <ListPage />
      <NewItineraryDialog
        client={isUuid(client) ? client : null}
        from={isUuid(from) ? from : null}
        onClose={() => {
          if (history.canGoBack()) history.back()
          else void navigate({ href: path, replace: true })
        }}
      />
    </>
  )
}
