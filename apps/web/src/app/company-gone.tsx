import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { AccountUser } from '@sojourn/contract/account'
import type { LostCompany } from '../data/company-choice.ts'
import { LostDrafts } from '../kit/drafts/lost-drafts.tsx'
import { chooseTenant, goOnWithoutCompany } from '../data/session.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { inMenuOrder } from './shell/company-order.ts'

/**
 * Replaces a page whose company the user can no longer open: says what happened, shows their drafts, and offers where to go on.
 */
export function CompanyGone({ user, lost }: { user: AccountUser; lost: LostCompany }) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const name = lost.name ?? 'the company you worked in last'
  const title = `You cannot work in ${name} any more`
  useEffect(() => {
    document.title = title
    heading.current?.focus()
  }, [title])

  const continueAfter = async (change: () => void) => {
    await navigate({ href: '/' })
    change()
  }
  return (
    <div className="page-column max-w-200 py-6">
      <h1 ref={heading} tabIndex={-1} className="title text-3xl wrap-break-word outline-none">
        {title}
      </h1>
      <p className="mt-4 text-ink-soft">
        {lost.isVisit
          ? 'The company was closed or deleted.'
          : 'Your membership ended, or the company was closed. An Admin of the company can tell you more and invite you again.'}{' '}
        Nothing is saved in another company unless you choose it here.
      </p>
      <LostDrafts user={user.uuid} tenant={lost.uuid} />
      <section aria-labelledby="remaining-companies" className="mt-10">
        <h2 id="remaining-companies" className="title text-xl">
          {user.tenants.length === 1 ? 'Go on in your other company' : 'Choose where to go on'}
        </h2>
        <ul className="mt-4 flex flex-col items-start gap-2">
          {inMenuOrder(user.tenants, '').map((company) => (
            <li key={company.uuid}>
              <Button
                variant={user.tenants.length === 1 ? 'primary' : 'secondary'}
                onPress={() => void continueAfter(() => chooseTenant(company.uuid))}
              >
                {`Go on in ${company.name}`}
              </Button>
            </li>
          ))}
          {user.is_god && (
            <li className="flex flex-wrap gap-2">
              <Button onPress={() => void continueAfter(goOnWithoutCompany)}>Go on without a company</Button>
              <ButtonLink href="/tenants">All Tenants</ButtonLink>
            </li>
          )}
        </ul>
      </section>
    </div>
  )
}
