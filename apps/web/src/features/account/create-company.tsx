import { ownCompanyInput, type TenantOfMember } from '@sojourn/contract/account'
import { planOf } from '@sojourn/contract/plans'
import { useRouter } from '@tanstack/react-router'
import { deviceZone } from '../../kit/device-zone.ts'
import { TextInput } from '../../kit/form/inputs.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { request } from '../../data/http.ts'
import { readProspectPlan } from '../../kit/login/prospect-plan.ts'
import { chooseTenant, readAccount } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { FormErrorSummary } from '../../ui/form-error-summary.tsx'
import * as wording from './wording.ts'

type Created = { data: TenantOfMember }

/** Creates a company that the user owns. Unless it begins with a trial, the next step is its subscription. */
export function CreateCompany() {
  const router = useRouter()
  const form = useKeptForm({
    name: 'company.create',
    initial: { name: '' },
    labels: { name: wording.companyName },
    schema: ownCompanyInput,
    toInput: (values) => ({ ...values, ...deviceZone(), plan: planOnOffer() }),
    save: async (input) => (await request<Created>('POST', '/v1/auth/company', { body: input })).data,
    onSaved: (company) => void enter(company),
  })
  const enter = async ({ uuid, isSubscribed }: TenantOfMember) => {
    await readAccount()
    chooseTenant(uuid)
    await router.navigate({ href: isSubscribed ? '/' : '/account?welcome=true' })
  }
  return (
    <section aria-labelledby="create-company">
      <h2 id="create-company" className="title text-xl">
        {wording.createTitle}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{wording.createHint}</p>
      <Form label={wording.createTitle} onSubmit={form.submit} className="gap-4">
        <FormErrorSummary errors={form.summary} title={wording.notCreated} />
        <TextInput form={form} name="name" autoComplete="organization" isRequired />
        <div>
          <Button type="submit" isPending={form.isSaving} pendingLabel={wording.creating}>
            {wording.createCompany}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** The plan that was selected before, unless it is no longer on offer. */
const planOnOffer = (): string | null => planOf(readProspectPlan() ?? '')?.stripe_id ?? null
