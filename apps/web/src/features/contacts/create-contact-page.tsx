import { CreateRecordPage } from '../../kit/record/create-record-page.tsx'
import { contactDefinition } from './contact-definition.tsx'

/** `/contacts/create` */
export function CreateContactPage() {
  return <CreateRecordPage definition={contactDefinition} />
}
