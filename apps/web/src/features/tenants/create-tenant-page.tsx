import { useNavigate } from '@tanstack/react-router'
import { tenant } from '@sojourn/contract/resources/tenant'
import { FormPage } from '../../kit/form/form-page.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { tenantClient } from './tenant-client.ts'
import { tenantSections } from './tenant-fields.tsx'
import { emptyTenant, tenantInput, tenantLabels } from './tenant-values.ts'

/** The page at `/tenants/create`. */
export function CreatePage() {
  const navigate = useNavigate()
  const { mutateAsync: create } = tenantClient.useCreate()
  const form = useKeptForm({
    name: 'tenants.create',
    initial: emptyTenant,
    labels: tenantLabels,
    schema: tenant.create,
    toInput: tenantInput,
    save: (input) => {
      // The contract's default for a missing slug is an empty string, which must not be sent.
      const { slug, ...others } = tenant.create.parse(input)
      return create(slug === '' ? others : { slug, ...others })
    },
    onSaved: ({ uuid, name }) => {
      toast({
        title: `${name} is there`,
        description: 'It has no people yet: enter it and invite who is to own it.',
        tone: 'success',
      })
      void navigate({ href: `/tenants/${uuid}` })
    },
  })
  return (
    <div className="page-column max-w-240">
      <PageHeader title="New tenant" crumbs={[{ label: 'All Tenants', href: '/tenants' }]}>
        It starts empty, without people and without a subscription.
      </PageHeader>
      <FormPage
        form={form}
        label="New tenant"
        sections={tenantSections(form, null)}
        saveLabel="Create tenant"
        savingLabel="Creating"
        cancelHref="/tenants"
      />
    </div>
  )
}
