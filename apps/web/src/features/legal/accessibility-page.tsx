import { useProductName } from '../../data/public-config.ts'
import { LegalText, Part } from './legal-text.tsx'
import { accessibility as wording } from './wording.ts'

/** The accessibility statement: how accessible the software is, and how to report problems. */
export function AccessibilityPage() {
  const product = useProductName()
  return (
    <LegalText title={wording.title} lead={wording.lead({ product })}>
      <Part title={wording.keyboardTitle}>
        <p>{wording.keyboard}</p>
      </Part>
      <Part title={wording.screenReaderTitle}>
        <p>{wording.screenReader}</p>
      </Part>
      <Part title={wording.visionTitle}>
        <ul>
          <li>{wording.contrast}</li>
          <li>{wording.textSize}</li>
          <li>{wording.colour}</li>
          <li>{wording.motion}</li>
        </ul>
      </Part>
      <Part title={wording.verificationTitle}>
        <p>{wording.verification}</p>
      </Part>
      <Part title={wording.testsTitle}>
        <p>{wording.tests}</p>
      </Part>
      <Part title={wording.problemsTitle}>
        <p>{wording.problems}</p>
      </Part>
    </LegalText>
  )
}
