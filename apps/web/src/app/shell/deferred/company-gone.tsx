import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { AccountUser } from '@sojourn/contract/account'
import type { LostCompany } from '../../../data/company-choice.ts'
import { LostDrafts } from '../../../kit/drafts/lost-drafts.tsx'
import { chooseTenant, goOnWithoutCompany } from '../../../data/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { inMenuOrder } from '../company-order.ts'
import * as wording from './wording.ts'

/**
 * Replaces a page whose company the user can no longer open: says what happened, shows their drafts, and offers where to go on.
 */
export function CompanyGone({ user, lost }: { user: AccountUser; lost: LostCompany }) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const title = lost.name ? wording.lostTitle({ company: lost.name }) : wording.lostUnnamedTitle
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
        {lost.isVisit ? wording.lostVisitText : wording.lostText} {wording.lostDraftsText}
      </p>
      <LostDrafts user={user.uuid} tenant={lost.uuid} />
      <section aria-labelledby="remaining-companies" className="mt-10">
        <h2 id="remaining-companies" className="title text-xl">
          {user.tenants.length === 1 ? wording.otherCompanyTitle : wording.otherCompaniesTitle}
        </h2>
        <ul className="mt-4 flex flex-col items-start gap-2">
          {inMenuOrder(user.tenants, '').map((company) => (
            <li key={company.uuid}>
              <Button
                variant={user.tenants.length === 1 ? 'primary' : 'secondary'}
                onPress={() => void continueAfter(() => chooseTenant(company.uuid))}
              >
                {wording.continueInLabel({ company: company.name })}
              </Button>
            </li>
          ))}
          {user.is_god && (
            <li className="flex flex-wrap gap-2">
              <Button onPress={() => void continueAfter(goOnWithoutCompany)}>{wording.continueWithoutLabel}</Button>
              <ButtonLink href="/tenants">{wording.allTenantsLabel}</ButtonLink>
            </li>
          )}
        </ul>
      </section>
    </div>
  )
}
