import { useEffect } from 'react'
import type { Presence } from '@sojourn/contract/presence'
import { Avatar } from '../../ui/avatar.tsx'
import { dayNumber } from '../words/day-words.ts'
import { titleOf } from '../words/segment-words.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { useLive } from './use-live.ts'
import * as wording from './wording.ts'

/** Beyond this number, colleagues are only counted. */
const maxVisible = 3

/** How long changes by others are marked, in milliseconds. */
const markDuration = 2500

/** Follows the itinerary, shows who else has it open, and marks in its lists where they are and what they have changed. */
export function Colleagues() {
  useLive()
  const { store } = useItinerary()
  const people = useItineraryState((state) => state.people)
  const changed = useItineraryState((state) => state.changedByOthers)
  useEffect(() => {
    if (changed.length === 0) return undefined
    const timer = setTimeout(() => store.setState({ changedByOthers: [] }), markDuration)
    return () => clearTimeout(timer)
  }, [changed, store])
  const colleagues = onePerUser(people)
  return (
    <>
      <Marks people={colleagues} changed={changed} />
      {colleagues.length > 0 && (
        <ul aria-label={wording.alsoHere} className="flex items-center -space-x-1.5 rtl:space-x-reverse">
          {colleagues.slice(0, maxVisible).map((one, index) => (
            <Colleague key={one.client} colleague={one} colour={colours[index % colours.length] ?? ''} />
          ))}
          {colleagues.length > maxVisible && (
            <li className="ps-3 text-sm text-ink-soft">{wording.more({ count: colleagues.length - maxVisible })}</li>
          )}
        </ul>
      )}
    </>
  )
}

function Colleague({ colleague: { user, place }, colour }: { colleague: Presence; colour: string }) {
  const where = useItineraryState(({ document: { days, segments } }) => {
    const segment = segments.find(({ uuid }) => uuid === place?.uuid)
    const day = segment ? segment.day : days.findIndex(({ uuid }) => uuid === place?.uuid)
    if (segment) return wording.atSegment({ name: user.name, title: titleOf(segment), day: dayNumber(day) })
    return day === null || day === -1 ? user.name : wording.onDay({ name: user.name, day: dayNumber(day) })
  })
  return (
    <li title={where} style={{ outlineColor: colour }} className="rounded-full bg-surface outline-2 outline-offset-0">
      <Avatar name={user.name} size="small" isDecorative />
      <span className="sr-only">{where}</span>
    </li>
  )
}

/** A user with several pages is listed once, at their place in the last of them. */
const onePerUser = (people: readonly Presence[]): Presence[] => [
  ...new Map(people.map((one) => [one.user.uuid, one])).values(),
]

const colours = ['var(--quoted)', 'var(--held)', 'var(--booked)', 'var(--travelling)', 'var(--enquiry)']

/** Styles the rows of the lists by their keys, so that the rows do not have to be rendered again. */
function Marks({ people, changed }: { people: readonly Presence[]; changed: readonly string[] }) {
  const places = people.flatMap(({ place }, index) =>
    place ? [`[data-key="${place.uuid}"]{box-shadow:inset 3px 0 0 ${colours[index % colours.length]}}`] : [],
  )
  const changes = changed.map((uuid) => `[data-key="${uuid}"]{animation:changed-by-others ${markDuration}ms ease-out}`)
  const flash = '@keyframes changed-by-others{from{background-color:var(--info-tint)}}'
  return <style>{[flash, ...places, ...changes].join('\n')}</style>
}
