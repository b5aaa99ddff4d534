import { send } from '../../data/http.ts'
import { PreviewPane } from '../../kit/preview/preview-pane.tsx'
import { useTenant } from '../../data/session.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** A preview of the published page, as of the last save. */
export function LivePreview() {
  const tenant = useTenant().uuid
  const uuid = useItineraryState(({ record }) => record.uuid)
  const rev = useItineraryState(({ record }) => record.rev)
  const isSaved = useItineraryState(({ pending }) => pending.length === 0)
  return (
    <PreviewPane
      title={wording.title}
      queryKey={[tenant, 'itineraries', 'preview', uuid, rev]}
      load={async (signal) => (await send('GET', `/v1/${tenant}/itineraries/${uuid}/preview`, { signal })).text()}
      note={isSaved ? wording.asSaved : wording.notSaved}
    />
  )
}
