import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import * as wording from './wording.ts'

/** The attributions of the map and, if it names places or places were searched for, of those. */
export function MapCredits({ tiles, hasPlaces }: { tiles: string[] | null; hasPlaces: boolean }) {
  return (
    <p className="text-xs text-ink-soft">
      {hasPlaces && (
        <>
          {wording.placeCredits({
            geonames: linkTo('https://www.geonames.org/'),
            airports: linkTo('https://github.com/opentraveldata/opentraveldata'),
            licence: linkTo('https://creativecommons.org/licenses/by/4.0/'),
          })}
          {' · '}
        </>
      )}
      {wording.outlineCredits({ link: linkTo('https://www.naturalearthdata.com/') })}
      {tiles && tiles.length > 0 && ` · ${wording.mapCredits({ credits: tiles.join(' · ') })}`}
    </p>
  )
}

const linkTo = (href: string) => (chunks: ReactNode) => (
  <Link key={href} href={href} target="_blank" rel="noreferrer">
    {chunks}
  </Link>
)
