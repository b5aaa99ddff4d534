import { CreateRecordPage } from '../../kit/record/create-record-page.tsx'
import { companyPageDefinition } from './company-page-definition.tsx'

/** `/company-pages/create` */
export function CreateCompanyPagePage() {
  return <CreateRecordPage definition={companyPageDefinition} />
}
