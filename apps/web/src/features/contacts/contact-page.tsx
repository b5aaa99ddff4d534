import { RecordPage } from '../../kit/record/record-page.tsx'
import { contactDefinition } from './contact-definition.tsx'

/** `/contacts/{uuid}` */
export function ContactPage() {
  return <RecordPage definition={contactDefinition} />
}
