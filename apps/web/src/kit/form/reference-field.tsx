import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withArticle } from '@sojourn/contract/kit/word-forms'
import { ComboBox } from '../../ui/combo-box.tsx'
import type { FieldProps } from '../../ui/field-box.ts'
import { TagField } from '../../ui/tag-field.tsx'
import type { ResourceClient, Wire } from '../../data/resource-client.ts'
import { useTenant } from '../../data/session.ts'

/** Which records can be chosen, and what they are called. */
export type Choosable<R extends Wire> = {
  client: ResourceClient<R>
  nameOf: (record: { uuid: string }) => string
  /** One of them, in a sentence: `destination`. */
  one: string
  /** The record being edited, which cannot stand for itself. */
  except?: string
}

type Field = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'errorMessage' | 'description' | 'name' | 'isRequired' | 'className'
>
type Listed = { uuid: string }

/** What a field for another record takes. */
export type ReferenceFieldProps<R extends Wire> = Field &
  Choosable<R> & {
    value: string | null
    onChange: (uuid: string | null) => void
    /** What choosing none is called; `No destination` if left out. */
    noneText?: string
    placeholder?: string
  }

const none = { uuid: '' }

/** Another record of the company, found by typing; or none. */
export function ReferenceField<R extends Wire>(props: ReferenceFieldProps<R>) {
  const { client, nameOf, one, except, value, onChange, noneText = `No ${one}`, placeholder, ...field } = props
  const { found, isLoading, setSearchText, text } = useFound(client, except)
  const query = useQuery({ ...client.get(useTenant().uuid, value ?? ''), enabled: value !== null })
  const chosen: Listed | null = value === null ? null : (query.data ?? null)
  return (
    <ComboBox<Listed>
      {...field}
      isLoading={isLoading}
      items={text === '' && chosen ? [none, ...found] : found}
      itemId={({ uuid }) => uuid || 'none'}
      // Choosing none leaves the box empty; were it named here, the list would open again to look for that name.
      itemText={(record) => (record.uuid === '' ? '' : nameOf(record))}
      renderItem={(record) => <span>{record.uuid === '' ? noneText : nameOf(record)}</span>}
      placeholder={
        value !== null && query.isError
          ? `${withArticle(one)} that is not there any more`
          : (placeholder ?? `Search for a ${one}`)
      }
      emptyText={`No ${one} like that.`}
      value={chosen}
      onChange={(record) => onChange(record?.uuid || null)}
      onSearch={setSearchText}
    />
  )
}

type ReferencesFieldProps<R extends Wire> = Field &
  Choosable<R> & { value: readonly string[]; onChange: (uuids: string[]) => void; max: number }

/** Several other records of the company. */
export function ReferencesField<R extends Wire>(props: ReferencesFieldProps<R>) {
  const { client, nameOf, one, except, value, onChange, max, ...field } = props
  const { found, isLoading, setSearchText } = useFound(client, except)
  const tenant = useTenant().uuid
  const queries = useQueries({ queries: value.map((uuid) => client.get(tenant, uuid)) })
  const recordsByUuid = new Map<string, Listed>(queries.flatMap(({ data }) => (data ? [[data.uuid, data]] : [])))
  const missing = new Set(value.filter((_, n) => queries[n]?.isError))
  const textOf = (uuid: string): string => {
    const record = recordsByUuid.get(uuid)
    if (record) return nameOf(record)
    return missing.has(uuid) ? `${withArticle(one)} that is not there any more` : '…'
  }
  return (
    <TagField
      {...field}
      values={value}
      textOf={textOf}
      onRemove={(gone) => onChange(value.filter((uuid) => !gone.has(uuid)))}
    >
      {value.length < max && (
        <ComboBox<Listed>
          label={`Add ${withArticle(one)}`}
          isLabelHidden
          placeholder={`Add ${withArticle(one)}`}
          emptyText={`No ${one} like that.`}
          isLoading={isLoading}
          items={found.filter(({ uuid }) => !value.includes(uuid))}
          itemId={({ uuid }) => uuid}
          itemText={nameOf}
          value={null}
          onChange={(record) => {
            if (record) onChange([...value, record.uuid])
          }}
          onSearch={setSearchText}
        />
      )}
    </TagField>
  )
}

const useFound = <R extends Wire>(client: ResourceClient<R>, except: string | undefined) => {
  // Nothing is asked for before the list opens.
  const [searchText, setSearchText] = useState<string | null>(null)
  const text = searchText ?? ''
  const tenant = useTenant().uuid
  const query = useQuery({
    ...client.list(tenant, { perPage: '24', ...(text === '' ? { sort: '-updatedAt' } : { q: text }) }),
    enabled: searchText !== null,
  })
  const found: readonly Listed[] = (query.data?.data ?? []).filter(({ uuid }) => uuid !== except)
  return { found, isLoading: query.isFetching && (query.isPending || query.isPlaceholderData), setSearchText, text }
}
