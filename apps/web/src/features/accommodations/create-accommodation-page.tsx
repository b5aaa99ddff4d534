import { CreateRecordPage } from '../../kit/record/create-record-page.tsx'
import { accommodationDefinition } from './accommodation-definition.tsx'

/** `/accommodations/create` */
export function CreateAccommodationPage() {
  return <CreateRecordPage definition={accommodationDefinition} />
}
