import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { useDebounced } from '../../kit/page/use-debounced.ts'
import { ComboBox } from '../../ui/combo-box.tsx'
import { anyTenant, tenantClient } from './tenant-client.ts'
import type { TenantValues } from './tenant-values.ts'
import * as wording from './wording.ts'

type Choice = { uuid: string; name: string }

const noParent: Choice = { uuid: '', name: wording.noParent }

/** A field for the parent company. Companies that have a parent themselves are not offered. */
export function ParentInput({ form, self }: { form: KeptForm<TenantValues>; self: string | null }) {
  const scope = tenantClient.useScope()
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed)
  const { data, isFetching } = useQuery(tenantClient.list(scope, { sort: 'name', ...(text ? { q: text } : {}) }))
  const chosen = form.form.watch('parent')
  // Stored at once: a name that was loaded later would open the list again.
  const [picked, setPicked] = useState<Choice>(noParent)
  const { data: present } = useQuery({
    ...anyTenant(scope, chosen ?? ''),
    enabled: chosen !== null && chosen !== picked.uuid,
  })
  const found = (data?.data ?? []).filter(({ uuid, parent }) => uuid !== self && parent === null)
  return (
    <Input form={form} name="parent">
      {({ ref: _, value: __, onChange, ...field }, props) => (
        <ComboBox<Choice>
          {...props}
          name={field.name}
          items={text === '' ? [noParent, ...found] : found}
          itemId={({ uuid }) => uuid}
          itemText={({ name }) => name}
          value={chosen === null ? noParent : chosen === picked.uuid ? picked : (present ?? null)}
          onChange={(one) => {
            if (!one) return
            setPicked(one)
            onChange(one.uuid === '' ? null : one.uuid)
          }}
          onSearch={setTyped}
          isLoading={isFetching}
          emptyText={wording.noParentFound}
        />
      )}
    </Input>
  )
}
