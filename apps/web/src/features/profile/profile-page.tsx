import { useState } from 'react'
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
        <PageHeader title="Profile" />
        <ErrorState title="You are offline" onRetry={() => void readAccount().catch(() => {})}>
          This device has not kept your profile. It comes as soon as there is a connection.
        </ErrorState>
      </div>
    )
  }
  if (user.onlyTenant !== null) {
    return (
      <div className="page-column max-w-240">
        <PageHeader title="Profile">{user.email}</PageHeader>
        <PageSection title="Your account" description="You logged in with your company’s single sign-on.">
          <p className="text-ink-soft">
            With this login you can use only one company and cannot change your account. To change your name, email
            address, password or two-step login, <Link href="/logout">log out</Link> and log in with your password.
          </p>
        </PageSection>
        <PageSection title="Your company" description="The company you belong to, and your role.">
          <Companies user={user} />
        </PageSection>
      </div>
    )
  }
  const twoStepLogin = (
    <PageSection
      title="Two-step login"
      description="After your password, an authenticator app or a passkey proves that it is you."
    >
      <TwoStepLogin user={user.uuid} />
    </PageSection>
  )
  return (
    <div className="page-column max-w-240">
      <LeaveGuard />
      <PageHeader title="Profile">{user.email}</PageHeader>
      {isLacking && twoStepLogin}
      <PageSection title="You" description="What your colleagues see of you.">
        <PersonForm user={user} />
      </PageSection>
      <PageSection title="Email address" description="You log in with it, and our letters go there.">
        <EmailForm user={user} />
      </PageSection>
      <PageSection title="Password" description="A new password ends all sessions but this one.">
        <PasswordForm user={user} />
      </PageSection>
      {!isLacking && twoStepLogin}
      <PageSection
        title="Where you are logged in"
        description="Do you not know one of these? End it, then change your password."
      >
        <Sessions user={user.uuid} />
      </PageSection>
      <PageSection title="Your companies" description="The companies you belong to, and your roles.">
        <Companies user={user} />
      </PageSection>
    </div>
  )
}

/**
 * The account was loaded offline, without contact details: the form would show empty fields, and saving it would clear them.
 */
const isKnownByNameOnly = ({ email }: AccountUser): boolean => email === ''
