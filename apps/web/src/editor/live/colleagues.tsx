import type { Presence } from '@sojourn/contract/presence'
import { useSession } from '../../data/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { dayNumber } from '../words/day-words.ts'
import { titleOf } from '../words/segment-words.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { colourOf, onePerUser } from './one-per-user.ts'
import * as wording from './wording.ts'

/** Beyond this number, colleagues are only counted. */
const maxVisible = 3

/** Who else has the itinerary open. */
export function Colleagues() {
  const colleagues = onePerUser(useItineraryState((state) => state.people))
  if (colleagues.length === 0) return null
  return (
    <ul aria-label={wording.alsoHere} className="flex items-center -space-x-1.5 rtl:space-x-reverse">
      {colleagues.slice(0, maxVisible).map((one, index) => (
        <Colleague key={one.client} colleague={one} colour={colourOf(index)} />
      ))}
      {colleagues.length > maxVisible && (
        <li className="ps-3 text-sm text-ink-soft">{wording.more({ count: colleagues.length - maxVisible })}</li>
      )}
    </ul>
  )
}

function Colleague({ colleague: { user, place }, colour }: { colleague: Presence; colour: string }) {
  const own = useSession((session) => session.user?.uuid)
  const name = user.uuid === own ? wording.you : user.name
  const where = useItineraryState(({ document: { days, segments } }) => {
    const segment = segments.find(({ uuid }) => uuid === place?.uuid)
    const day = segment ? segment.day : days.findIndex(({ uuid }) => uuid === place?.uuid)
    if (segment) return wording.atSegment({ name, title: titleOf(segment), day: dayNumber(day) })
    return day === null || day === -1 ? name : wording.onDay({ name, day: dayNumber(day) })
  })
  return (
    <li title={where} style={{ outlineColor: colour }} className="rounded-full bg-surface outline-2 outline-offset-0">
      <Avatar name={user.name} size="small" isDecorative />
      <span className="sr-only">{where}</span>
    </li>
  )
}
