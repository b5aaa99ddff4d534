import { Link } from '../../ui/link.tsx'

/** A record that shows another one. */
export type Use = { resource: string; uuid: string; title: string }

/** Where something is used, each with its kind and the way there. */
export function UsesList({ uses }: { uses: readonly Use[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {uses.map((use) => {
        const place = places[use.resource]
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

const below = (path: string, title: string) => ({ title, hrefOf: (uuid: string) => `${path}/${uuid}` })

/** Where records stand, by what the server calls them. */
const places: Readonly<Partial<Record<string, { title: string; hrefOf: (uuid: string) => string }>>> = {
  itinerary: below('/itineraries', 'Itinerary or template'),
  publication: below('/itineraries', 'Published page or brochure'),
  accommodation: below('/accommodations', 'Accommodation'),
  destination: below('/destinations', 'Destination'),
  excursion: below('/excursions', 'Excursion'),
  guide: below('/guides', 'Travel guide'),
  supplier: below('/suppliers', 'Supplier'),
  contact: below('/contacts', 'Contact'),
  'company-page': below('/company-pages', 'Company page'),
  'support-request': below('/support', 'Support request'),
  tenant: { title: 'Logo or icon of the company', hrefOf: () => '/settings' },
}
