import { CreateRecordPage } from '../../kit/record/create-record-page.tsx'
import { guideDefinition } from './guide-definition.tsx'

/** `/guides/create` */
export function CreateGuidePage() {
  return <CreateRecordPage definition={guideDefinition} />
}
