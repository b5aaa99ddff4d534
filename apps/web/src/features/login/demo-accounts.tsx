import { Button } from 'react-aria-components/Button'
import type { PublicConfig } from '@sojourn/contract/account'
import * as wording from './wording.ts'

type Demo = NonNullable<PublicConfig['demo']>

/** The accounts of the demo. A press on one fills in the form. */
export function DemoAccounts({ demo, onChoose }: { demo: Demo; onChoose: (email: string) => void }) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-10 border-t border-line pt-6">
      <h2 id="demo-accounts" className="eyebrow">
        {wording.demoAccountsTitle}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{wording.demoAccountsHint}</p>
      <ul className="-mx-3 max-h-72 overflow-y-auto">
        {demo.accounts.map(({ email, who }) => (
          <li key={email}>
            <Button
              onPress={() => onChoose(email)}
              className="focus-ring flex w-full cursor-pointer flex-col rounded-sm px-3 py-1.5 text-start -outline-offset-2 data-hovered:bg-sunken"
            >
              <span className="text-sm font-medium">{email}</span>
              <span className="text-sm text-ink-soft">{who}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
