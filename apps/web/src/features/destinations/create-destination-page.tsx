import { CreateRecordPage } from '../../kit/record/create-record-page.tsx'
import { destinationDefinition } from './destination-definition.tsx'

/** `/destinations/create` */
export function CreateDestinationPage() {
  return <CreateRecordPage definition={destinationDefinition} />
}
