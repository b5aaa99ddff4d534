import { type ReactNode, useState } from 'react'
import type { AccountUser } from '@sojourn/contract/account'
import { LeaveGuard } from '../../kit/form/leave-guard.tsx'
import { useSaveKey } from '../../kit/form/use-save-key.ts'
import { lacksSecondFactor, readAccount, useSession } from '../../data/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Companies } from './companies.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PersonForm } from './person-form.tsx'
import { Sessions } from './sessions.tsx'
import { TwoStepLogin } from './two-step-login.tsx'
import * as wording from './wording.ts'

/** The user's profile, logins and sessions. */
export function ProfilePage() {
  const user = useSession((session) => session.user)
  // Fixed while the page is open, so that the section does not move away once it is done, nor its recovery codes.
  const [isLacking] = useState(() => lacksSecondFactor(useSession.getState()))
  useSaveKey()
  if (!user) return null
  if (isKnownByNameOnly(user)) {
    return (
      <div className="page-column max-w-240">
        <PageHeader title={wording.profileTitle} />
        <ErrorState title={wording.offlineTitle} onRetry={() => void readAccount().catch(() => {})}>
          {wording.offlineText}
        </ErrorState>
      </div>
    )
  }
  if (user.onlyTenant !== null) {
    return (
      <div className="page-column max-w-240">
        <PageHeader title={wording.profileTitle}>{user.email}</PageHeader>
        <PageSection title={wording.singleSignOnTitle} description={wording.singleSignOnHint}>
          <p className="text-ink-soft">{wording.singleSignOnText({ link: linkToLogout })}</p>
        </PageSection>
        <PageSection title={wording.companyTitle} description={wording.companyHint}>
          <Companies user={user} />
        </PageSection>
      </div>
    )
  }
  const twoStepLogin = (
    <PageSection title={wording.twoStepTitle} description={wording.twoStepHint}>
      <TwoStepLogin user={user.uuid} />
    </PageSection>
  )
  return (
    <div className="page-column max-w-240">
      <LeaveGuard />
      <PageHeader title={wording.profileTitle}>{user.email}</PageHeader>
      {isLacking && twoStepLogin}
      <PageSection title={wording.personTitle} description={wording.personHint}>
        <PersonForm user={user} />
      </PageSection>
      <PageSection title={wording.emailTitle} description={wording.emailTitleHint}>
        <EmailForm user={user} />
      </PageSection>
      <PageSection title={wording.passwordTitle} description={wording.passwordTitleHint}>
        <PasswordForm user={user} />
      </PageSection>
      {!isLacking && twoStepLogin}
      <PageSection title={wording.sessionsTitle} description={wording.sessionsHint}>
        <Sessions user={user.uuid} />
      </PageSection>
      <PageSection title={wording.companiesTitle} description={wording.companiesHint}>
        <Companies user={user} />
      </PageSection>
    </div>
  )
}

const linkToLogout = (chunks: ReactNode) => (
  <Link key="link" href="/logout">
    {chunks}
  </Link>
)

/**
 * The account was loaded offline, without contact details: the form would show empty fields, and saving it would clear them.
 */
const isKnownByNameOnly = ({ email }: AccountUser): boolean => email === ''
