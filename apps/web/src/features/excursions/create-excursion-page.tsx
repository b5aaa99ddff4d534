import { CreateRecordPage } from '../../kit/record/create-record-page.tsx'
import { excursionDefinition } from './excursion-definition.tsx'

/** `/excursions/create` */
export function CreateExcursionPage() {
  return <CreateRecordPage definition={excursionDefinition} />
}
