import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ComboBox } from '../../ui/combo-box.tsx'
import { TagField } from '../../ui/tag-field.tsx'
import type { ResourceClient, Wire } from '../resource-client.ts'
import { useTenant } from '../session.ts'
import { Input, type InputProps } from './inputs.tsx'

type ReferenceProps<V extends FieldValues, R extends Wire> = InputProps<V> & {
  client: ResourceClient<R>
  /** What a record is called. */
  nameOf: (record: { uuid: string }) => string
  /** One of them, in a sentence: `destination`. */
  one: string
  /** The record being edited, which cannot stand for itself. */
  except?: string
  description?: string
}

/** Another record of the company, found by typing; or none. */
export function ReferenceInput<V extends FieldValues, R extends Wire>(props: ReferenceProps<V, R>) {
  const { form, name, label, client, nameOf, one, except, description } = props
  const { found, isLoading, setText, text } = useFound(client, except)
  const scope = useTenant().uuid
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange }, shown) => (
        <Chosen client={client} scope={scope} uuid={typeof value === 'string' ? value : null}>
          {(chosen) => {
            const none = { uuid: '' }
            const items = text === '' && chosen ? [none, ...found] : found
            return (
              <ComboBox
                {...shown}
                name={name}
                description={description}
                isLoading={isLoading}
                items={items}
                itemId={({ uuid }) => uuid || 'none'}
                itemText={(record) => (record.uuid === '' ? `No ${one}` : nameOf(record))}
                placeholder={`Search for a ${one}`}
                emptyText={`No ${one} like that.`}
                value={chosen}
                onChange={(record) => onChange(record?.uuid || null)}
                onSearch={setText}
              />
            )
          }}
        </Chosen>
      )}
    </Input>
  )
}

/** Several other records of the company, in order. */
export function ReferencesInput<V extends FieldValues, R extends Wire>(props: ReferenceProps<V, R> & { max: number }) {
  const { form, name, label, client, nameOf, one, except, description, max } = props
  const { found, isLoading, setText } = useFound(client, except)
  const scope = useTenant().uuid
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange }, shown) => {
        const uuids: readonly string[] = Array.isArray(value) ? value.map(String) : []
        return (
          <AllChosen client={client} scope={scope} uuids={uuids}>
            {(known) => (
              <TagField
                {...shown}
                name={name}
                description={description}
                values={uuids}
                textOf={(uuid) => {
                  const record = known.get(uuid)
                  return record ? nameOf(record) : `A ${one} that is not there any more`
                }}
                onRemove={(gone) => onChange(uuids.filter((uuid) => !gone.has(uuid)))}
              >
                {uuids.length < max && (
                  <ComboBox
                    label={`Add a ${one}`}
                    isLabelHidden
                    placeholder={`Add a ${one}`}
                    emptyText={`No ${one} like that.`}
                    isLoading={isLoading}
                    items={found.filter(({ uuid }) => !uuids.includes(uuid))}
                    itemId={({ uuid }) => uuid}
                    itemText={nameOf}
                    value={null}
                    onChange={(record) => {
                      if (record) onChange([...uuids, record.uuid])
                    }}
                    onSearch={setText}
                  />
                )}
              </TagField>
            )}
          </AllChosen>
        )
      }}
    </Input>
  )
}

type Listed = { uuid: string }

const useFound = <R extends Wire>(client: ResourceClient<R>, except: string | undefined) => {
  const [text, setText] = useState('')
  const scope = useTenant().uuid
  const query = useQuery(client.list(scope, { perPage: '24', ...(text === '' ? { sort: '-updatedAt' } : { q: text }) }))
  const found: readonly Listed[] = (query.data?.data ?? []).filter(({ uuid }) => uuid !== except)
  return { found, isLoading: query.isFetching && query.isPlaceholderData, setText, text }
}

type ChosenProps<R extends Wire> = { client: ResourceClient<R>; scope: string; uuid: string | null }

/** The chosen record by its uuid; one that cannot be read any more counts as one without a name. */
function Chosen<R extends Wire>({
  client,
  scope,
  uuid,
  children,
}: ChosenProps<R> & { children: (record: Listed | null) => ReactNode }) {
  const query = useQuery({ ...client.get(scope, uuid ?? ''), enabled: uuid !== null })
  return children(uuid === null ? null : (query.data ?? null))
}

function AllChosen<R extends Wire>({
  client,
  scope,
  uuids,
  children,
}: {
  client: ResourceClient<R>
  scope: string
  uuids: readonly string[]
  children: (known: ReadonlyMap<string, Listed>) => ReactNode
}) {
  const queries = useQueries({ queries: uuids.map((uuid) => client.get(scope, uuid)) })
  return children(new Map(queries.flatMap(({ data }) => (data ? [[data.uuid, data]] : []))))
}
