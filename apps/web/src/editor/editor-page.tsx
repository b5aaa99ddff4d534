import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Loaded } from '../kit/page/loaded.tsx'
import { useSession, useTenant } from '../data/session.ts'
import { Skeleton, SkeletonRows } from '../ui/skeleton.tsx'
import { Editor } from './editor.tsx'
import { loadDrafts } from './store/use-open-itinerary.ts'
import { readItinerary } from './offline/read-itinerary.ts'
import * as wording from './wording.ts'

/** The page at `/itineraries/{uuid}`. */
export function ItineraryPage({ uuid }: { uuid: string }) {
  return <EditorPage uuid={uuid} isTemplate={false} />
}

/** The page at `/templates/{uuid}`. */
export function TemplatePage({ uuid }: { uuid: string }) {
  return <EditorPage uuid={uuid} isTemplate />
}

/**
 * Fetches one itinerary and opens it in the editor. A template that is opened at the URL of an itinerary, or vice versa, is
 * redirected to its own URL.
 */
function EditorPage({ uuid, isTemplate }: { uuid: string; isTemplate: boolean }) {
  const tenant = useTenant()
  const user = useSession((session) => session.user?.uuid ?? '')
  const itinerary = useQuery({
    queryKey: [tenant.uuid, 'itineraries', 'open', uuid],
    queryFn: async ({ client, signal }) => {
      const [opened] = await Promise.all([
        readItinerary(client, { user, tenant: tenant.uuid, itinerary: uuid }, signal),
        loadDrafts(),
      ])
      return opened
    },
    // Without network, what this device has stored is opened.
    networkMode: 'offlineFirst',
    // From here on, the editor has the latest state. The next visit fetches it again.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  return (
    <Loaded
      query={itinerary}
      words={isTemplate ? wording.waitingForTemplate : wording.waitingForItinerary}
      record={{ plural: 'itineraries', uuid }}
      list={
        isTemplate
          ? { label: wording.templates, href: '/templates' }
          : { label: wording.itineraries, href: '/itineraries' }
      }
      skeleton={<Opening label={(isTemplate ? wording.waitingForTemplate : wording.waitingForItinerary).loading} />}
      // The editor takes up the full width.
      column=""
    >
      {(opened) =>
        opened.record.isTemplate === isTemplate ? (
          <Editor key={opened.record.uuid} {...opened} />
        ) : (
          <Navigate
            to={opened.record.isTemplate ? '/templates/$uuid' : '/itineraries/$uuid'}
            params={{ uuid }}
            search
            hash
            replace
          />
        )
      }
    </Loaded>
  )
}

function Opening({ label }: { label: string }) {
  return (
    <div>
      <Skeleton className="mt-3 h-9 w-2/3 max-w-md" />
      <Skeleton className="mt-3 h-4 w-64 max-w-full" />
      <Skeleton className="mt-6 h-11 w-full" />
      <SkeletonRows rows={5} label={label} />
    </div>
  )
}
