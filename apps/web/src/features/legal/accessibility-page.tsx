import { useProductName } from '../../data/public-config.ts'
import { LegalText, Part } from './legal-text.tsx'

/** The accessibility statement: how accessible the software is, and how to report problems. */
export function AccessibilityPage() {
  const product = useProductName()
  return (
    <LegalText
      title="Accessibility"
      lead={`${product} means to be usable by everybody. We aim at the Web Content Accessibility Guidelines 2.2, level AA, on every page.`}
    >
      <Part title="By keyboard">
        <p>
          Everything works without a mouse, and it is always visible where you are. Tab reaches every control; the first
          one on each page jumps past the navigation. Days and parts of an itinerary can be put in order without
          dragging: with Alt and the arrow keys, or by the menu of each of them.
        </p>
      </Part>
      <Part title="With a screen reader">
        <p>
          Pages have one title, landmarks and headings in order. Fields have labels, mistakes are listed above a form
          with a link to each field, and what changes by itself is announced. Brochures are tagged PDF documents, and
          pictures in them carry their descriptions.
        </p>
      </Part>
      <Part title="To the eye">
        <ul>
          <li>
            Colours keep the contrast of level AA. The schemes are standard, dark, warm, and two of high contrast that
            reach level AAA.
          </li>
          <li>Text can be set from 100 to 200 percent, and pages fit themselves to narrow screens.</li>
          <li>Nothing is told by colour alone. A company’s own colour is corrected until it can be read.</li>
          <li>Who asks the system for less motion gets no fades and slides.</li>
        </ul>
      </Part>
      <Part title="Without riddles">
        <p>
          The check that you are not a robot asks you nothing: no pictures, no sounds, no letters to copy. Passwords may
          be pasted, shown, and filled in by a password manager. A session lasts 30 days, and what you typed is kept
          when it ends.
        </p>
      </Part>
      <Part title="How we know">
        <p>
          Each change is tested with automatic checks of the rules (axe) and by keyboard in a browser. Such tests do not
          find everything. What companies publish, such as the descriptions of their pictures, is in their hands; the
          editor reminds them of what is missing.
        </p>
      </Part>
      <Part title="If something stands in your way">
        <p>
          Tell us what you wanted to do and what happened. If you are logged in, send a support request of your company;
          else write to whoever gave you the address of this page. A barrier counts as a fault and is treated like one.
        </p>
      </Part>
    </LegalText>
  )
}
