import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { request } from '../data/http.ts'
import { Loaded } from '../kit/page/loaded.tsx'
import { useTenant } from '../data/session.ts'
import { Skeleton, SkeletonRows } from '../ui/skeleton.tsx'
import { Editor } from './editor.tsx'
import { loadDrafts } from './store/use-open-itinerary.ts'
import type { Itinerary } from './store/itinerary-document.ts'

/** `/itineraries/{uuid}` */
export function ItineraryPage({ uuid }: { uuid: string }) {
  return <EditorPage uuid={uuid} isTemplate={false} />
}

/** `/templates/{uuid}` */
export function TemplatePage({ uuid }: { uuid: string }) {
  return <EditorPage uuid={uuid} isTemplate />
}

/**
 * One itinerary, read afresh and then edited here. One that is asked for under the address of the other kind is shown under its
 * own.
 */
function EditorPage({ uuid, isTemplate }: { uuid: string; isTemplate: boolean }) {
  const tenant = useTenant()
  const itinerary = useQuery({
    queryKey: [tenant.uuid, 'itineraries', 'open', uuid],
    queryFn: async ({ signal }) => {
      const path = `/v1/${tenant.uuid}/itineraries/${uuid}`
      const [{ data }] = await Promise.all([request<{ data: Itinerary }>('GET', path, { signal }), loadDrafts()])
      return data
    },
    // From here on the editor knows best; the next visit reads again.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  const one = isTemplate ? 'template' : 'itinerary'
  return (
    <Loaded
      query={itinerary}
      one={one}
      record={{ plural: 'itineraries', uuid }}
      list={isTemplate ? { label: 'Templates', href: '/templates' } : { label: 'Itineraries', href: '/itineraries' }}
      skeleton={<Opening one={one} />}
      // The editor takes all the room there is.
      column=""
    >
      {(record) =>
        record.isTemplate === isTemplate ? (
          <Editor key={record.uuid} record={record} />
        ) : (
          <Navigate
            to={record.isTemplate ? '/templates/$uuid' : '/itineraries/$uuid'}
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

function Opening({ one }: { one: string }) {
  return (
    <div>
      <Skeleton className="mt-3 h-9 w-2/3 max-w-md" />
      <Skeleton className="mt-3 h-4 w-64 max-w-full" />
      <Skeleton className="mt-6 h-11 w-full" />
      <SkeletonRows rows={5} label={`Opening the ${one}`} />
    </div>
  )
}
