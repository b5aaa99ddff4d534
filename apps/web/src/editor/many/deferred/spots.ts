import type { ChosenState } from '../chosen.ts'
import { unscheduledId } from '../../days/day-groups.ts'

/** A segment or day in the list, with the element that can have the focus. */
export type Spot = { kind: ChosenState['kind']; uuid: string; element: HTMLElement }

const ROW = '[data-group] [role=row][data-key]'
const HEADING = '[data-group] h2 button'

/** The segment or day of the list that an element is in; null on the buttons of a row, and outside the list. */
export const spotAt = (target: EventTarget | null): Spot | null => {
  if (!(target instanceof Element)) return null
  const row = target.closest<HTMLElement>(ROW)
  if (row) {
    const button = target.closest('button, a, input')
    return button && row.contains(button) ? null : { kind: 'segments', uuid: row.dataset['key'] ?? '', element: row }
  }
  const heading = target.closest<HTMLElement>(HEADING)
  return heading && dayAt(heading)
}

/** All segments, or all days, in the order of the list. */
export const spotsOf = (kind: ChosenState['kind']): Spot[] =>
  kind === 'segments'
    ? [...document.querySelectorAll<HTMLElement>(ROW)].map((element) => ({
        kind,
        uuid: element.dataset['key'] ?? '',
        element,
      }))
    : [...document.querySelectorAll<HTMLElement>(HEADING)].flatMap((heading) => dayAt(heading) ?? [])

/** The spots from one to another, in the order of the list. */
export const spotsBetween = (kind: ChosenState['kind'], from: string, to: string): string[] => {
  const uuids = spotsOf(kind).map(({ uuid }) => uuid)
  const places = [uuids.indexOf(from), uuids.indexOf(to)].toSorted((a, b) => a - b)
  const [first = -1, last = -1] = places
  return first === -1 ? [to] : uuids.slice(first, last + 1)
}

const dayAt = (heading: HTMLElement): Spot | null => {
  const uuid = heading.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? unscheduledId
  return uuid === unscheduledId ? null : { kind: 'days', uuid, element: heading }
}
