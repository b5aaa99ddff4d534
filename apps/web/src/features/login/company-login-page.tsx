import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { finishSingleSignOn, pendingSingleSignOn } from '../../kit/single-sign-on.ts'
import { problemInWords } from '../../kit/problem-in-words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { GuestPage } from '../guest/guest-page.tsx'
import { LoginAlert } from './login-alert.tsx'

const expired = 'This login was begun in another tab, or is finished already. Log in again.'

/** `/login/company/{uuid}`: a company's provider has sent the person back; ends the login, and the guard leads on. */
export function CompanyLoginPage() {
  const company = useParams({ strict: false, select: ({ uuid = '' }: { uuid?: string }) => uuid })
  const response = useLocation({ select: ({ searchStr }) => searchStr })
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const pending = pendingSingleSignOn()
    if (!pending) return setFailure(expired)
    const finish = async () => {
      // The code leaves the address before anything else; it is worth nothing without the secret, but is nobody's business.
      const redirect = pending.redirect === null ? '' : `?redirect=${encodeURIComponent(pending.redirect)}`
      await navigate({ href: `/login/company/${company}${redirect}`, replace: true })
      await finishSingleSignOn(company, pending.binding, response)
    }
    finish().catch((error: unknown) => setFailure(problemInWords(error)))
  }, [company, response, navigate])
  return (
    <GuestPage title="Single sign-on" lead={<p>You come from the login page of your company.</p>}>
      {failure === null ? (
        <p role="status">Logging in…</p>
      ) : (
        <div className="flex flex-col items-start gap-5">
          <LoginAlert>{failure}</LoginAlert>
          <ButtonLink href={`/login?company=${encodeURIComponent(company)}`} variant="primary">
            Log in again
          </ButtonLink>
        </div>
      )}
    </GuestPage>
  )
}
