import { CreateRecordPage } from '../../kit/record/create-record-page.tsx'
import { supplierDefinition } from './supplier-definition.tsx'

/** `/suppliers/create` */
export function CreateSupplierPage() {
  return <CreateRecordPage definition={supplierDefinition} />
}
