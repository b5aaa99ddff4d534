import { useProductName } from '../../kit/public-config.ts'
import { PageHeader } from '../../ui/page-header.tsx'

const TEXT = 'flex flex-col gap-4 text-ink-soft [&_h2]:mt-4 [&_h2]:text-ink'

/** Who sets the terms. */
export function TermsPage() {
  const product = useProductName()
  return (
    <>
      <PageHeader title="Terms" />
      <div className={TEXT}>
        <p>
          {product} is free software under the GNU Affero General Public License, version 3 or later. It comes without
          any warranty, as that licence says.
        </p>
        <p>
          Whoever runs this installation sets the terms under which you use it, and has not published any here. Ask the
          person who gave you your account.
        </p>
      </div>
    </>
  )
}

/** What the software does with what it is told. */
export function PrivacyPage() {
  const product = useProductName()
  return (
    <>
      <PageHeader title="Privacy" />
      <div className={TEXT}>
        <p>
          {product} keeps what you and your colleagues type into it in the database of this installation. It loads
          nothing from elsewhere, counts no visitors and hands nothing to third parties.
        </p>
        <h2 className="title text-xl">On this device</h2>
        <p>
          While you are logged in your browser keeps a token that proves it, which company you work in, how you set the
          page up, and drafts of forms you have not sent. Logging out removes the token and the company.
        </p>
        <h2 className="title text-xl">Your rights</h2>
        <p>
          Whoever runs this installation is responsible for the data in it. Ask them to see, correct or delete what is
          kept about you.
        </p>
      </div>
    </>
  )
}

/** How accessible the software means to be. */
export function AccessibilityPage() {
  const product = useProductName()
  return (
    <>
      <PageHeader title="Accessibility" />
      <div className={TEXT}>
        <p>
          {product} means to be usable by everybody: by keyboard alone, with a screen reader, at 200 % text size,
          without motion and in your system’s contrast. We work towards the Web Content Accessibility Guidelines 2.2,
          level AA.
        </p>
        <p>
          Itineraries can be put in order without dragging: by the menu of each item, or with Alt and the arrow keys.
          Published brochures are tagged PDF documents.
        </p>
        <p>
          If something stands in your way, tell whoever runs this installation what you wanted to do and what happened.
        </p>
      </div>
    </>
  )
}
