import { RecordPage } from '../../kit/record/record-page.tsx'
import { companyPageDefinition } from './company-page-definition.tsx'

/** `/company-pages/{uuid}` */
export function CompanyPagePage() {
  return <RecordPage definition={companyPageDefinition} />
}
