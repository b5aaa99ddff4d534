import { useProductName } from '../../data/public-config.ts'
import { strong } from '../../kit/words/message-tags.tsx'
import { LegalText, Part } from './legal-text.tsx'
import { privacy as wording } from './wording.ts'

/** The privacy policy. */
export function PrivacyPage() {
  const product = useProductName()
  return (
    <LegalText title={wording.title} lead={wording.lead({ product })}>
      <Part title={wording.responsibleTitle}>
        <p>{wording.responsible}</p>
      </Part>
      <Part title={wording.aboutYouTitle}>
        <ul>
          <li>{wording.account({ strong })}</li>
          <li>{wording.sessions({ strong })}</li>
          <li>{wording.changes({ strong })}</li>
          <li>{wording.emailLinks({ strong })}</li>
        </ul>
      </Part>
      <Part title={wording.travellersTitle}>
        <p>{wording.travellers}</p>
        <p>{wording.opens}</p>
      </Part>
      <Part title={wording.placeTitle}>
        <p>{wording.place}</p>
      </Part>
      <Part title={wording.deviceTitle}>
        <p>{wording.device}</p>
      </Part>
      <Part title={wording.browserTitle}>
        <p>{wording.browser}</p>
        <p>{wording.logs}</p>
      </Part>
    </LegalText>
  )
}
