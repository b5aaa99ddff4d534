import { registerCompanyInput } from '@sojourn/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Captcha, captchaLabel, useCaptcha } from '../../kit/captcha/captcha.tsx'
import { deviceZone } from '../../kit/device-zone.ts'
import { TextInput } from '../../kit/form/inputs.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { keepDeviceSecret } from '../../kit/login/device-secret.ts'
import { leaveGuestNote, readGuestNote } from '../../kit/login/guest-note.ts'
import { keepProspectPlan, readProspectPlan } from '../../kit/login/prospect-plan.ts'
import { publicConfig } from '../../data/public-config.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { linkTo } from '../../kit/words/message-tags.tsx'
import { GuestForm } from './guest-form.tsx'
import { PANEL } from './guest-page.tsx'
import { PersonInputs, personLabels, type Registered } from './person-inputs.tsx'
import { PlanCards } from './plan-cards.tsx'
import { prospectPlans } from './prospect-plans.ts'
import { AcceptTerms } from './register-page.tsx'
import * as wording from './wording.ts'

const schema = registerCompanyInput.omit({ altcha: true })

/** The page to create an account with a company, and to select its plan. */
export function RegisterCompanyPage() {
  const { data: config } = useQuery(publicConfig)
  const { data: plans } = useQuery({
    ...prospectPlans(config?.marketingApiUrl ?? null),
    enabled: config !== undefined,
  })
  const linked = useSearch({ strict: false, select: ({ plan }: { plan?: string }) => plan ?? null })
  const [wanted, setWanted] = useState(() => linked ?? readProspectPlan())
  const plan = plans?.some(({ stripe_id: id }) => id === wanted) ? wanted : null
  // Stored, so that it is still selected if the user logs in instead.
  useEffect(() => {
    if (plan !== null) keepProspectPlan(plan)
  }, [plan])
  return (
    <>
      <header className="mb-8 max-w-150">
        <h1 className="title text-3xl">{wording.registerCompanyTitle}</h1>
        <div className="mt-4 flex flex-col gap-3 text-ink-soft">
          <p>{wording.registerCompanyText}</p>
          <p>{wording.otherWaysIn({ login: linkTo('/login'), register: linkTo('/register') })}</p>
        </div>
      </header>
      {plans ? (
        <PlanCards
          plans={plans}
          value={plan}
          onChange={(chosen) => {
            setWanted(chosen)
            keepProspectPlan(chosen)
          }}
        />
      ) : (
        <div className="mb-10">
          <output className="sr-only">{wording.plansLoading}</output>
          <Skeleton className="h-96 w-full md:h-80" />
        </div>
      )}
      {plans && linked !== null && !plans.some(({ stripe_id: id }) => id === linked) && (
        <p className="-mt-6 mb-10 rounded-sm border border-line bg-info-tint px-4 py-3 text-info">
          {wording.planUnavailable}
        </p>
      )}
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="lg:pt-6">
          <h2 className="title text-xl">{wording.companyFormTitle}</h2>
          <p className="mt-2 text-ink-soft">{wording.companyFormHint}</p>
        </div>
        <div className={PANEL}>
          <CompanyForm plan={plan} />
        </div>
      </div>
    </>
  )
}

function CompanyForm({ plan }: { plan: string | null }) {
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const form = useKeptForm({
    name: 'register-company',
    initial: { company: { name: '' }, name: '', email: readGuestNote().email, password: '' },
    labels: { 'company.name': wording.companyLabel, ...personLabels, ...captchaLabel },
    schema,
    secrets: ['password'],
    toInput: ({ company, ...person }) => ({ ...person, company: { ...company, ...deviceZone() }, plan }),
    save: (input) => captcha.send<Registered>('/v1/auth/register-company', input),
    onSaved: ({ data: { email, deviceSecret } }) => {
      keepDeviceSecret(deviceSecret)
      keepProspectPlan(plan)
      leaveGuestNote({ email, isAwaited: true })
      void navigate({ href: '/pending-confirm' })
    },
  })
  return (
    <GuestForm
      form={form}
      label={wording.companyFormLabel}
      failure={wording.registerCompanyFailed}
      submitLabel={wording.createCompanyLabel}
      pendingLabel={wording.registeringLabel}
    >
      <TextInput
        form={form}
        name="company.name"
        autoComplete="organization"
        description={wording.companyHint}
        isRequired
      />
      <PersonInputs form={form} />
      <Captcha captcha={captcha} />
      <AcceptTerms />
    </GuestForm>
  )
}
