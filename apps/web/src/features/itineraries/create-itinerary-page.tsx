import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { useCan } from '../../data/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ListPage } from './itineraries-page.tsx'
import { NewItineraryDialog } from './new/new-itinerary-dialog.tsx'
import * as wording from './wording.ts'

const path = '/itineraries'

/**
 * The dialog for a new itinerary over the list, at an address of its own, so that every link to it opens the same one:
 * `?client=` fills in a contact, `?from=` a template or an itinerary.
 */
export function CreatePage() {
  const mayCreate = useCan('itineraries:create')
  const { client, from }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  if (!mayCreate) {
    return (
      <div className="page-column max-w-160">
        <PageHeader title={wording.newItinerary} crumbs={[{ label: wording.itineraries, href: path }]} />
        <EmptyState
          icon={LockKeyhole}
          title={wording.noPermission}
          actions={<ButtonLink href={path}>{wording.backToItineraries}</ButtonLink>}
        >
          {wording.noPermissionHint}
        </EmptyState>
      </div>
    )
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
