import { Link } from '../../ui/link.tsx'
import { recordPlaces } from '../record-places.ts'

/** A record that shows another one. */
export type Use = { resource: string; uuid: string; title: string }

/** Where something is used, each with its kind and the way there. */
export function UsesList({ uses }: { uses: readonly Use[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {uses.map((use) => {
        const place = placeOf(use.resource)
        return (
          <li
            key={`${use.resource} ${use.uuid}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1"
          >
            {place ? (
              <Link href={place.hrefOf(use.uuid)} className="inline-flex min-h-8 items-center wrap-anywhere">
                <bdi>{use.title}</bdi>
              </Link>
            ) : (
              <bdi className="wrap-anywhere">{use.title}</bdi>
            )}
            <span className="text-sm text-ink-soft">{place?.title ?? use.resource}</span>
          </li>
        )
      })}
    </ul>
  )
}

type Place = { title: string; hrefOf: (uuid: string) => string }

const below = (path: string, title: string): Place => ({ title, hrefOf: (uuid) => `${path}/${uuid}` })

/** What shows something and is no record of the library. */
const otherPlaces: Readonly<Partial<Record<string, Place>>> = {
  publication: below('/itineraries', 'Published page or brochure'),
  'support-request': below('/support', 'Support request'),
  tenant: { title: 'Logo or icon of the company', hrefOf: () => '/settings' },
}

const placeOf = (resource: string): Place | undefined => {
  const known = recordPlaces[resource]
  return known ? below(known.path, known.one) : otherPlaces[resource]
}
