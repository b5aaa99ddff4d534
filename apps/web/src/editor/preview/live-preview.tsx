import { send } from '../../data/http.ts'
import { PreviewPane } from '../../kit/preview/preview-pane.tsx'
import { useTenant } from '../../data/session.ts'
import { useTripState } from '../store/trip-context.tsx'

/** The page that publishing would make, as last saved. */
export function LivePreview() {
  const tenant = useTenant().uuid
  const uuid = useTripState(({ record }) => record.uuid)
  const rev = useTripState(({ record }) => record.rev)
  const isSaved = useTripState(({ pending }) => pending.length === 0)
  return (
    <PreviewPane
      title="Preview of the traveller’s page"
      queryKey={[tenant, 'itineraries', 'preview', uuid, rev]}
      load={async (signal) => (await send('GET', `/v1/${tenant}/itineraries/${uuid}/preview`, { signal })).text()}
      note={isSaved ? 'As last saved' : 'Shows your changes once they are saved'}
    />
  )
}
