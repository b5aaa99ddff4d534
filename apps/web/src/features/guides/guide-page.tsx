import { RecordPage } from '../../kit/record/record-page.tsx'
import { guideDefinition } from './guide-definition.tsx'

/** `/guides/{uuid}` */
export function GuidePage() {
  return <RecordPage definition={guideDefinition} />
}
