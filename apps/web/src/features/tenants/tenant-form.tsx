import { tenant } from '@sojourn/contract/resources/tenant'
import { FormPage } from '../../kit/form/form-page.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { toast } from '../../ui/toast.ts'
import { type Tenant, tenantClient } from './tenant-client.ts'
import { tenantSections } from './tenant-fields.tsx'
import { tenantInput, type TenantValues } from './tenant-values.ts'
import * as wording from './wording.ts'

/** The form for the fields of a company that the platform's staff set. */
export function TenantForm({ company }: { company: Tenant }) {
  const { mutateAsync: update } = tenantClient.useUpdate()
  const form = useKeptForm({
    name: `tenants.${company.uuid}`,
    initial: valuesOf(company),
    rev: company.rev,
    labels: wording.fieldLabels,
    schema: tenant.update,
    toInput: tenantInput,
    save: (input, rev = company.rev) => update({ uuid: company.uuid, rev, changes: tenant.update.parse(input) }),
    onSaved: ({ name }) => void toast({ title: wording.saved({ company: name }), tone: 'success' }),
    fromCurrent: (current) => {
      const { data } = tenant.read.safeParse(current)
      return data ? { values: valuesOf(data), rev: data.rev } : null
    },
  })
  return (
    <FormPage
      form={form}
      label={wording.detailsOf({ company: company.name })}
      headings="h3"
      sections={tenantSections(form, company.uuid)}
      saveLabel={wording.saveDetails}
    />
  )
}

const valuesOf = ({
  name,
  slug,
  country,
  currency,
  timezone,
  address,
  email,
  phone,
  website,
  parent,
}: Tenant): TenantValues => ({ name, slug, country, currency, timezone, address, email, phone, website, parent })
