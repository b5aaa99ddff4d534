import { useQuery } from '@tanstack/react-query'
import type { user } from '@sojourn/contract/resources/user'
import type { FieldValues } from 'react-hook-form'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { listClient } from '../../data/resource-client.ts'
import { useTenant } from '../../data/session.ts'

const colleagues = listClient<typeof user>('users')

/** The colleague who looks after somebody. */
export function OwnerInput({ form }: { form: KeptForm<FieldValues> }) {
  const { uuid: tenant } = useTenant()
  const query = useQuery(colleagues(tenant, { perPage: '96', sort: 'name' }))
  const options = (query.data?.data ?? []).map(({ uuid, name }) => ({ id: uuid, label: name }))
  return <ComboInput form={form} name="owner" options={options} emptyOption="Nobody" />
}
