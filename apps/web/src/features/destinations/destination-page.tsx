import { RecordPage } from '../../kit/record/record-page.tsx'
import { destinationDefinition } from './destination-definition.tsx'

/** `/destinations/{uuid}` */
export function DestinationPage() {
  return <RecordPage definition={destinationDefinition} />
}
