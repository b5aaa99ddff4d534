import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../kit/words/error-message.ts'
import { finishSingleSignOn, pendingSingleSignOn } from '../../data/single-sign-on.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Done } from './done.tsx'
import { GuestPage } from './guest-page.tsx'
import * as wording from './wording.ts'

/**
 * `/login/company/{uuid}`: where a company's provider sends users back to. Finishes the login; the route guard then redirects.
 */
export function CompanyLoginPage() {
  const company = useParams({ strict: false, select: ({ uuid = '' }: { uuid?: string }) => uuid })
  const response = useLocation({ select: ({ searchStr }) => searchStr })
  const navigate = useNavigate()
  const [pending] = useState(pendingSingleSignOn)
  const [failure, setFailure] = useState(pending === null ? wording.singleSignOnNotPending : null)
  const isBegun = useRef(false)
  useEffect(() => {
    if (pending === null || isBegun.current) return
    isBegun.current = true
    const finish = async () => {
      // Removes the code from the URL first, so that it does not stay in the browser's history.
      const redirect = pending.redirect === null ? '' : `?redirect=${encodeURIComponent(pending.redirect)}`
      await navigate({ href: `/login/company/${company}${redirect}`, replace: true })
      await finishSingleSignOn(company, pending.binding, response)
    }
    finish().catch((error: unknown) => setFailure(errorMessage(error)))
  }, [company, response, navigate, pending])
  return (
    <GuestPage title={wording.singleSignOnTitle} lead={<p>{wording.singleSignOnText}</p>}>
      {failure === null ? (
        <output className="block">{wording.loggingIn}</output>
      ) : (
        <Done icon={TriangleAlert} title={wording.singleSignOnFailedTitle}>
          <p role="alert">{failure}</p>
          <ButtonLink href={`/login?company=${encodeURIComponent(company)}`} variant="primary" className="mt-2">
            {wording.logInAgainLabel}
          </ButtonLink>
        </Done>
      )}
    </GuestPage>
  )
}
