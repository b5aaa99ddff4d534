import { Link } from '../../ui/link.tsx'
import { resourceNamed, type WebResource } from '../../data/web-resource.ts'
import { startOf } from '../words/words.ts'
import * as wording from './wording.ts'

/** A record that uses another one. */
export type Use = { resource: string; uuid: string; title: string }

/** Where something is used, with the kind of each record and a link. */
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

/** Uses that are not records of a resource, or have a different name. */
const otherPlaces: Readonly<Partial<Record<string, Place>>> = {
  publication: below('/itineraries', wording.publicationUse),
  tenant: { title: wording.companyUse, hrefOf: () => '/settings' },
}

const placeOf = (name: string): Place | undefined => {
  const resource = resourceNamed(name)
  return otherPlaces[name] ?? (resource && below(resource.path, startOf(namesOf(resource).one)))
}

/** What one and several records are called in a list of uses. */
export const namesOf = ({ usedAs, one, many }: WebResource) => usedAs ?? { one, many }
