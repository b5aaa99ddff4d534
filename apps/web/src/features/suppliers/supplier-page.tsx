import { RecordPage } from '../../kit/record/record-page.tsx'
import { supplierDefinition } from './supplier-definition.tsx'

/** `/suppliers/{uuid}` */
export function SupplierPage() {
  return <RecordPage definition={supplierDefinition} />
}
