import { lazy, Suspense } from 'react'

/** Where its code cannot be fetched, no segment is marked as outdated; nobody has to hear of it. */
const Finder = lazy(() =>
  import('../segments/outdated-finder.ts').then(
    ({ OutdatedFinder }) => ({ default: OutdatedFinder }),
    () => ({ default: () => null }),
  ),
)

/** Finds out which segments the library has changed since, once the itinerary stands there. Draws nothing. */
export const LaterFinder = () => (
  <Suspense>
    <Finder />
  </Suspense>
)
