import { useNavigate } from '@tanstack/react-router'
import { tenant } from '@sojourn/contract/resources/tenant'
import { FormPage } from '../../kit/form/form-page.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { tenantClient } from './tenant-client.ts'
import { tenantSections } from './tenant-fields.tsx'
import { tenantResource } from './tenant-resource.ts'
import { emptyTenant, tenantInput } from './tenant-values.ts'
import * as wording from './wording.ts'

/** The page at `/tenants/create`. */
export function CreatePage() {
  const navigate = useNavigate()
  const { mutateAsync: create } = tenantClient.useCreate()
  const form = useKeptForm({
    name: 'tenants.create',
    initial: emptyTenant,
    labels: wording.fieldLabels,
    schema: tenant.create,
    toInput: tenantInput,
    save: (input) => {
      // The contract's default for a missing slug is an empty string, which must not be sent.
      const { slug, ...others } = tenant.create.parse(input)
      return create(slug === '' ? others : { slug, ...others })
    },
    onSaved: ({ uuid, name }) => {
      toast({
        title: wording.created({ company: name }),
        description: wording.createdHint,
        tone: 'success',
      })
      void navigate({ href: `/tenants/${uuid}` })
    },
  })
  return (
    <div className="page-column max-w-240">
      <PageHeader title={wording.newTitle} crumbs={[{ label: tenantResource.title, href: '/tenants' }]}>
        {wording.newHint}
      </PageHeader>
      <FormPage
        form={form}
        label={wording.newTitle}
        sections={tenantSections(form, null)}
        saveLabel={wording.createTenant}
        savingLabel={wording.creating}
        cancelHref="/tenants"
      />
    </div>
  )
}
