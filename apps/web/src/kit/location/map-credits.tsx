import { Link } from '../../ui/link.tsx'

/** The attributions of the map and, if places were searched for, of the search. */
export function MapCredits({ tiles, hasPlaces }: { tiles: string[] | null; hasPlaces: boolean }) {
  return (
    <p className="text-xs text-ink-soft">
      {hasPlaces && (
        <>
          Places:{' '}
          <Link href="https://www.geonames.org/" target="_blank" rel="noreferrer">
            GeoNames
          </Link>
          ,{' '}
          <Link href="https://creativecommons.org/licenses/by/4.0/" target="_blank" rel="noreferrer">
            CC BY 4.0
          </Link>
          {' · '}
        </>
      )}
      Outline:{' '}
      <Link href="https://www.naturalearthdata.com/" target="_blank" rel="noreferrer">
        Natural Earth
      </Link>
      {tiles && tiles.length > 0 && ` · Map: ${tiles.join(' · ')}`}
    </p>
  )
}
