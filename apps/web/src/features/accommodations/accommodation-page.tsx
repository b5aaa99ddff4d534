import { RecordPage } from '../../kit/record/record-page.tsx'
import { accommodationDefinition } from './accommodation-definition.tsx'

/** `/accommodations/{uuid}` */
export function AccommodationPage() {
  return <RecordPage definition={accommodationDefinition} />
}
