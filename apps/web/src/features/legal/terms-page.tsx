import { useProductName } from '../../data/public-config.ts'
import { linkTo } from '../../kit/words/message-tags.tsx'
import { LegalText, Part } from './legal-text.tsx'
import { terms as wording } from './wording.ts'

/** The terms of use. */
export function TermsPage() {
  const product = useProductName()
  return (
    <LegalText title={wording.title} lead={wording.lead({ product })}>
      <Part title={wording.contractTitle}>
        <p>{wording.contract({ product })}</p>
      </Part>
      <Part title={wording.accountTitle}>
        <ul>
          <li>{wording.account}</li>
          <li>{wording.email}</li>
          <li>{wording.password}</li>
        </ul>
      </Part>
      <Part title={wording.dataTitle}>
        <p>{wording.data}</p>
        <p>{wording.content}</p>
      </Part>
      <Part title={wording.plansTitle}>
        <ul>
          <li>{wording.planNeeded}</li>
          <li>{wording.planTrial}</li>
          <li>{wording.planCancelled}</li>
          <li>{wording.planEnded}</li>
          <li>{wording.planLimit}</li>
        </ul>
      </Part>
      <Part title={wording.misuseTitle}>
        <p>{wording.misuse}</p>
      </Part>
      <Part title={wording.softwareTitle}>
        <p>{wording.software({ product })}</p>
        <p>{wording.privacy({ link: linkTo('/privacy') })}</p>
      </Part>
    </LegalText>
  )
}
