import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Domain, maxHostLength } from '@sojourn/contract/domain'
import { ApiProblem } from '../../data/http.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { readAccount } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DomainCard } from './domain-card.tsx'
import { domainOf, setDomain } from './domain-client.ts'
import * as wording from './wording.ts'

/** The custom host for the company's public pages, saved separately from the other settings. */
export function DomainSection({ tenant }: { tenant: string }) {
  const client = useQueryClient()
  const query = useQuery(domainOf(tenant))
  const section = useRef<HTMLElement>(null)
  const isAskedFor = useLocation({ select: ({ hash }) => hash === 'domain' })
  const isThere = query.data !== undefined
  useEffect(() => {
    if (isAskedFor && isThere) section.current?.scrollIntoView()
  }, [isAskedFor, isThere])
  const onChange = (domain: Domain | null) => {
    client.setQueryData(domainOf(tenant).queryKey, domain)
    // Other pages take the domain from the account. If reading it fails now, the next page reads it.
    readAccount().catch((error: unknown) => console.error('Could not read the account', error))
  }
  return (
    <section
      ref={section}
      id="domain"
      aria-labelledby="domain-title"
      className="mt-8 max-w-180 scroll-mt-20 border-t border-line pt-8 lg:ms-58"
    >
      <h2 id="domain-title" className="title mb-1 text-xl">
        {wording.domainTitle}
      </h2>
      <p className="mb-6 text-ink-soft">{wording.domainHint}</p>
      {query.data === undefined ? (
        <Waiting query={query} words={wording.waitingForDomain} rows={2} />
      ) : query.data === null ? (
        <HostForm tenant={tenant} onChange={onChange} />
      ) : (
        <DomainCard tenant={tenant} domain={query.data} onChange={onChange} />
      )}
    </section>
  )
}

type Props = { tenant: string; onChange: (domain: Domain) => void }

function HostForm({ tenant, onChange }: Props) {
  const [host, setHost] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [isSaving, setIsSaving] = useState(false)
  const submit = async () => {
    if (host.trim() === '') return setProblem(wording.hostMissing)
    setIsSaving(true)
    try {
      onChange(await setDomain(tenant, host.trim()))
    } catch (error) {
      const field = error instanceof ApiProblem ? error.errors.host?.[0]?.message : undefined
      setProblem(field ? wording.hostProblem({ problem: field }) : errorMessage(error))
      setIsSaving(false)
    }
  }
  return (
    <Form label={wording.domainTitle} onSubmit={() => void submit()} className="max-w-140 gap-5">
      <TextField
        label={wording.hostLabel}
        name="host"
        description={wording.hostHint}
        placeholder={wording.hostExample}
        errorMessage={problem}
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        maxLength={maxHostLength}
        value={host}
        onChange={(text) => {
          setHost(text)
          setProblem(undefined)
        }}
      />
      <div>
        <Button type="submit" isPending={isSaving} pendingLabel={wording.adding}>
          {wording.addDomain}
        </Button>
      </div>
    </Form>
  )
}
