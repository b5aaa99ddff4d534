import { useEffect, useState } from 'react'
import { forgetCompany, readCompanyName, rememberedCompany, startSingleSignOn } from '../../data/single-sign-on.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { LoginAlert } from './login-alert.tsx'
import * as wording from './wording.ts'

/** Single sign-on for the company in the URL, or for the one last used in this browser. */
export function CompanyLogin({ company, redirect }: { company: string | null; redirect: string | null }) {
  const [chosen, setChosen] = useState(() => company ?? rememberedCompany())
  const name = useCompanyName(chosen)
  const [failure, setFailure] = useState<unknown>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  if (chosen === null || name === null) return null
  const leave = async () => {
    setFailure(null)
    setIsLeaving(true)
    try {
      await startSingleSignOn(chosen, redirect)
    } catch (error) {
      setFailure(error)
      setIsLeaving(false)
    }
  }
  return (
    <section aria-labelledby="company-login" className="mb-8 border-b border-line pb-8">
      <h2 id="company-login" className="mb-3 font-medium wrap-anywhere">
        {name}
      </h2>
      {failure !== null && <LoginAlert className="mb-4">{errorMessage(failure)}</LoginAlert>}
      <Button
        variant="primary"
        size="large"
        className="w-full"
        isPending={isLeaving}
        pendingLabel={wording.singleSignOnPendingLabel}
        onPress={() => void leave()}
      >
        {wording.singleSignOnLabel}
      </Button>
      <Button
        variant="quiet"
        className="mt-2"
        onPress={() => {
          forgetCompany()
          setChosen(null)
        }}
      >
        {wording.otherCompanyLabel}
      </Button>
    </section>
  )
}

/** Null while it is being read, and if the company has no single sign-on. */
const useCompanyName = (company: string | null): string | null => {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    if (company === null) return undefined
    const request = new AbortController()
    readCompanyName(company, request.signal).then(setName, () => {})
    return () => request.abort()
  }, [company])
  return name
}
