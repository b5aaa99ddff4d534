import { useQueryClient } from '@tanstack/react-query'
import type { DifferenceGroup } from '@sojourn/contract/itinerary/compare-documents'
import { compareDocuments } from '@sojourn/contract/itinerary/compare-documents'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { useMemo } from 'react'
import * as wording from './wording.ts'

/** The differences between two states of the itinerary, grouped by day. Earlier values are struck out. */
export function Differences({
  before,
  after,
  same = wording.noDifferences,
  headings: Heading = 'h4',
}: {
  before: ItineraryDocument
  after: ItineraryDocument
  /** The text to show if there are no differences. */
  same?: string
  /** The level of the headings of the groups, one below that of what the differences are in. */
  headings?: 'h3' | 'h4'
}) {
  const nameOf = useLoadedNames()
  const groups = useMemo(() => compareDocuments(before, after, nameOf), [before, after, nameOf])
  if (groups.length === 0) return <p className="text-ink-soft">{same}</p>
  return (
    <div className="flex flex-col gap-5">
      {groups.map((group) => (
        <Group key={group.key} group={group} headings={Heading} />
      ))}
    </div>
  )
}

type GroupProps = { group: DifferenceGroup; headings: 'h3' | 'h4' }

function Group({ group: { title, differences }, headings: Heading }: GroupProps) {
  return (
    <section aria-label={title}>
      <Heading dir="auto" className="eyebrow mb-1">
        {title}
      </Heading>
      <ul className="text-sm">
        {differences.map(({ what, before, after }, index) => (
          <li key={index} className="border-t border-line py-2">
            <span dir="auto" className="block font-medium wrap-anywhere">
              {what}
            </span>
            {before !== null && (
              <del dir="auto" className="me-2 wrap-anywhere text-ink-soft decoration-danger/60">
                <span className="sr-only">{wording.before} </span>
                {before}
              </del>
            )}
            {after !== null && (
              <ins dir="auto" className="wrap-anywhere text-success no-underline">
                <span className="sr-only">{wording.after} </span>
                {after}
              </ins>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Looks up the names of records that an itinerary refers to, as far as this page has loaded them. */
const useLoadedNames = (): ((uuid: string) => string | undefined) => {
  const client = useQueryClient()
  return useMemo(() => {
    const names = new Map<string, string>()
    for (const [, data] of client.getQueriesData({})) keepNames(data, names)
    return (uuid: string) => names.get(uuid)
  }, [client])
}

const keepNames = (data: unknown, names: Map<string, string>): void => {
  if (typeof data !== 'object' || data === null) return
  if ('data' in data && Array.isArray(data.data)) for (const one of data.data) keepNames(one, names)
  if (!('uuid' in data) || typeof data.uuid !== 'string') return
  for (const field of ['name', 'title', 'caption', 'filename']) {
    const name: unknown = Reflect.get(data, field)
    if (typeof name === 'string' && name !== '') {
      names.set(data.uuid, name)
      return
    }
  }
}
