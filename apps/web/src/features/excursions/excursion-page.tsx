import { RecordPage } from '../../kit/record/record-page.tsx'
import { excursionDefinition } from './excursion-definition.tsx'

/** `/excursions/{uuid}` */
export function ExcursionPage() {
  return <RecordPage definition={excursionDefinition} />
}
