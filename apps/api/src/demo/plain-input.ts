import { resources } from '@sojourn/contract'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { type DemoContent, shapedResources } from '@sojourn/demo/content'
import { setAt } from '../kit/csv/at-path.ts'
import { type KeyedRecords, uuidOf } from './keyed-records.ts'

type PlainRecord = { key: string } & Record<string, unknown>
type Entry = { resource: AnyResource; record: PlainRecord }

const isShaped = (name: string): boolean => shapedResources.some((one) => one === name)

/** The demo records whose content has the shape of the contract, with their resources. */
export const plainRecords = (content: DemoContent): Entry[] => {
  const lists: Readonly<Record<string, readonly PlainRecord[] | undefined>> = content
  return Object.entries(resources).flatMap(([name, resource]) =>
    isShaped(name) ? [] : (lists[resource.plural] ?? []).map((record) => ({ resource, record })),
  )
}

/** The keys of the images that such a record refers to. */
export const picturesOfPlain = ({ resource, record }: Entry): string[] =>
  resource.references(record).flatMap((found) => (found.resource === 'media-item' ? [found.uuid] : []))

/** The input to create such a record, with keys replaced by uuids. If the resource has an owner field, it is set to `owner`. */
export const plainInput = (
  { resource, record }: Entry,
  { records, owner }: { records: KeyedRecords; owner: string | null },
): Record<string, unknown> => {
  const { key: _, ...input } = structuredClone(record)
  for (const { resource: named, uuid: key, path } of resource.references(input))
    setAt(input, path, uuidOf(records, named, key))
  return 'owner' in resource.fields ? { ...input, owner } : input
}
