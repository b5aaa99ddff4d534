import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Thumbnail } from '@sojourn/contract/kit/thumbnail'
import { registeredResources } from '../../data/web-resource.ts'
import { RowImage } from '../images/record-image.tsx'
import { ComboBox } from '../../ui/combo-box.tsx'
import type { FieldProps } from '../../ui/field-box.ts'
import { TagField } from '../../ui/tag-field.tsx'
import type { ResourceClient } from '../../data/resource-client.ts'
import type { Wire } from '../../data/resource-lists.ts'
import { useTenant } from '../../data/session.ts'
import { recordIconOf } from '../resource-icons.ts'
import { useCreateInPlace } from '../create/use-create-in-place.tsx'
import * as wording from './wording.ts'

/** Which records can be chosen, and how they are named. */
export type Choosable<R extends Wire> = {
  client: ResourceClient<R>
  nameOf: (record: { uuid: string }) => string
  /** What one record is called in a sentence: `destination`. */
  one: string
  /** Records that cannot be chosen, such as the one being edited, which cannot refer to itself. */
  except?: string | readonly string[]
}

type Field = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'errorMessage' | 'description' | 'name' | 'isRequired' | 'className'
>
type Listed = { uuid: string; thumbnail?: Thumbnail | null }

/** The props of a field for another record. */
export type ReferenceFieldProps<R extends Wire> = Field &
  Choosable<R> & {
    value: string | null
    onChange: (uuid: string | null) => void
    /** The label of the option for none; `No destination` by default. */
    noneText?: string
    placeholder?: string
    autoFocus?: boolean
  }

const none = { uuid: '' }

/** A choice of another record of the company, found by typing, or none. */
export function ReferenceField<R extends Wire>(props: ReferenceFieldProps<R>) {
  const {
    client,
    nameOf,
    one,
    except,
    value,
    onChange,
    noneText = wording.none({ item: one }),
    placeholder,
    ...field
  } = props
  const { found, isLoading, isAnswered, isUnable, setSearchText, text } = useFound(client, except)
  const query = useQuery({ ...client.get(useTenant().uuid, value ?? ''), enabled: value !== null })
  const chosen: Listed | null = value === null ? null : (query.data ?? null)
  const { create, panel } = useCreateInPlace(client.plural, ({ uuid }) => onChange(uuid))
  return (
    <>
      <ComboBox<Listed>
        {...field}
        isLoading={isLoading}
        create={isAnswered ? create : undefined}
        items={text === '' && chosen ? [none, ...found] : found}
        itemId={({ uuid }) => uuid || 'none'}
        // The option for none leaves the box empty: with its label in the box, the list would open again and search for it.
        itemText={(record) => (record.uuid === '' ? '' : nameOf(record))}
        renderItem={(record) =>
          record.uuid === '' ? <span>{noneText}</span> : <RecordRow client={client} record={record} nameOf={nameOf} />
        }
        placeholder={value !== null && query.isError ? wording.missing : (placeholder ?? wording.search)}
        emptyText={isUnable ? wording.cannotSearch : wording.notFound({ item: one })}
        value={chosen}
        onChange={(record) => onChange(record?.uuid || null)}
        onSearch={setSearchText}
      />
      {panel}
    </>
  )
}

type ReferencesFieldProps<R extends Wire> = Field &
  Choosable<R> & { value: readonly string[]; onChange: (uuids: string[]) => void; max: number }

/** A choice of several other records of the company. */
export function ReferencesField<R extends Wire>(props: ReferencesFieldProps<R>) {
  const { client, nameOf, one, except, value, onChange, max, ...field } = props
  const { found, isLoading, isAnswered, isUnable, setSearchText } = useFound(client, except)
  const tenant = useTenant().uuid
  const queries = useQueries({ queries: value.map((uuid) => client.get(tenant, uuid)) })
  const recordsByUuid = new Map<string, Listed>(queries.flatMap(({ data }) => (data ? [[data.uuid, data]] : [])))
  const missing = new Set(value.filter((_, n) => queries[n]?.isError))
  const textOf = (uuid: string): string => {
    const record = recordsByUuid.get(uuid)
    if (record) return nameOf(record)
    return missing.has(uuid) ? wording.missing : wording.loadingName
  }
  const { create, panel } = useCreateInPlace(client.plural, ({ uuid }) => onChange([...value, uuid]))
  return (
    <TagField
      {...field}
      values={value}
      textOf={textOf}
      onRemove={(gone) => onChange(value.filter((uuid) => !gone.has(uuid)))}
    >
      {value.length < max && (
        <ComboBox<Listed>
          label={wording.add({ item: one })}
          isLabelHidden
          placeholder={wording.add({ item: one })}
          emptyText={isUnable ? wording.cannotSearch : wording.notFound({ item: one })}
          isLoading={isLoading}
          create={isAnswered ? create : undefined}
          items={found.filter(({ uuid }) => !value.includes(uuid))}
          itemId={({ uuid }) => uuid}
          itemText={nameOf}
          renderItem={(record) => <RecordRow client={client} record={record} nameOf={nameOf} />}
          value={null}
          onChange={(record) => {
            if (record) onChange([...value, record.uuid])
          }}
          onSearch={setSearchText}
        />
      )}
      {panel}
    </TagField>
  )
}

/** A record in the list of results, with its image if records of its resource have one. */
function RecordRow<R extends Wire>({
  client: { plural },
  record,
  nameOf,
}: Pick<Choosable<R>, 'client' | 'nameOf'> & { record: Listed }) {
  const resource = registeredResources().find((one) => one.plural === plural)
  if (record.thumbnail === undefined || !resource) return <span>{nameOf(record)}</span>
  return (
    <span className="flex min-w-0 items-center gap-3">
      <RowImage thumbnail={record.thumbnail} icon={recordIconOf(resource.name)} />
      <span className="min-w-0 wrap-anywhere">{nameOf(record)}</span>
    </span>
  )
}

const useFound = <R extends Wire>(client: ResourceClient<R>, except: Choosable<R>['except']) => {
  // Nothing is requested before the list opens.
  const [searchText, setSearchText] = useState<string | null>(null)
  const text = searchText ?? ''
  const tenant = useTenant().uuid
  const query = useQuery({
    ...client.list(tenant, { perPage: '24', ...(text === '' ? { sort: '-updatedAt' } : { q: text }) }),
    enabled: searchText !== null,
  })
  const { isPlaceholderData, isFetching } = query
  const isUnable = query.isError || (query.isPaused && (query.isPending || isPlaceholderData))
  // The results of the last search stay while the next one is on its way, but not if it cannot be made.
  const listed: readonly Listed[] = isUnable && isPlaceholderData ? [] : (query.data?.data ?? [])
  return {
    found: listed.filter(({ uuid }) => ![except ?? []].flat().includes(uuid)),
    isLoading: isFetching && (query.isPending || isPlaceholderData),
    /** Whether what was not found does not exist. */
    isAnswered: query.isSuccess && !isPlaceholderData && !isFetching,
    /** Whether there is no connection, or the search has failed. */
    isUnable,
    setSearchText,
    text,
  }
}
