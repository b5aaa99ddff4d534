import { resources } from '@sojourn/contract'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { type DemoContent, shapedResources } from '@sojourn/demo/content'
import { setAt } from '../kit/csv/at-path.ts'
import { type KeyedRecords, uuidOf } from './keyed-records.ts'

type PlainRecord = { key: string } & Record<string, unknown>
type Entry = { resource: AnyResource; record: PlainRecord }

const isShaped = (name: string): boolean => shapedResources.some((one) => one === name)

/** The records of the content that are as the contract has them, with their resources. */
export const plainRecords = (content: DemoContent): Entry[] => {
  const lists: Readonly<Record<string, readonly PlainRecord[] | undefined>> = content
  return Object.entries(resources).flatMap(([name, resource]) =>
    isShaped(name) ? [] : (lists[resource.plural] ?? []).map((record) => ({ resource, record })),
  )
}

/** The images that such a record shows. */
export const picturesOfPlain = ({ resource, record }: Entry): string[] =>
  resource.references(record).flatMap((found) => (found.resource === 'media-item' ? [found.uuid] : []))

/** Such a record with the uuids of what it names by key. Where a resource has owners, `owner` owns it. */
export const plainInput = (
  { resource, record }: Entry,
  { records, owner }: { records: KeyedRecords; owner: string },
): Record<string, unknown> => {
  const { key: _, ...input } = structuredClone(record)
  for (const { resource: named, uuid: key, path } of resource.references(input))
    setAt(input, path, uuidOf(records, named, key))
  return 'owner' in resource.fields ? { ...input, owner } : input
}
