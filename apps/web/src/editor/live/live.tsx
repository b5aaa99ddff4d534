import { useEffect } from 'react'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { colourOf, onePerUser } from './one-per-user.ts'
import { useLive } from './use-live.ts'

/** How long changes by others are marked, in milliseconds. */
const markDuration = 2500

/**
 * Follows the itinerary, and marks in its lists where others are and what they have changed. It must be outside the tabs: React
 * Aria renders their content twice, so the itinerary would be followed twice.
 */
export function Live() {
  useLive()
  const { store } = useItinerary()
  const people = useItineraryState((state) => state.people)
  const changed = useItineraryState((state) => state.changedByOthers)
  useEffect(() => {
    if (changed.length === 0) return undefined
    const timer = setTimeout(() => store.setState({ changedByOthers: [] }), markDuration)
    return () => clearTimeout(timer)
  }, [changed, store])
  // Styles select the rows of the lists by their keys, so that no row has to be rendered again.
  const places = onePerUser(people).flatMap(({ place }, index) =>
    place
      ? [
          `[data-key="${place.uuid}"]{box-shadow:inset 3px 0 0 ${colourOf(index)}}`,
          `[data-group="${place.uuid}"]>:first-child{outline:2px solid ${colourOf(index)};outline-offset:2px;border-radius:4px}`,
        ]
      : [],
  )
  const changes = changed.map((uuid) => `[data-key="${uuid}"]{animation:changed-by-others ${markDuration}ms ease-out}`)
  const flash = '@keyframes changed-by-others{from{background-color:var(--info-tint)}}'
  return <style>{[flash, ...places, ...changes].join('\n')}</style>
}
