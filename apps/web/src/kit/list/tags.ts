import { maxTags } from '@sojourn/contract/kit/field-limits'

/** Tags after removing some and adding others at the end, each once; null if there would be too many. */
export const retag = (
  tags: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] | null => {
  const remaining = tags.filter((tag) => !remove.includes(tag))
  const changed = [...new Set([...remaining, ...add])]
  return changed.length > maxTags ? null : changed
}

/** All tags of some records and how many records have each, the most used first. */
export const countTags = (records: readonly object[]): { tag: string; count: number }[] => {
  const counts = new Map<string, number>()
  for (const tag of records.flatMap(tagsOf)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag, 'en'))
}

/** The tags of a record; users and the platform's own resources have none. */
export const tagsOf = (record: object): readonly string[] =>
  'tags' in record && Array.isArray(record.tags) ? record.tags.map(String) : []
