import { useQuery } from '@tanstack/react-query'
import { publicConfig } from '../../data/public-config.ts'
import * as wording from './wording.ts'

/** Where maps come from, and what their provider receives. The operator sets it for the whole server. */
export function MapsSection() {
  const config = useQuery(publicConfig).data
  if (!config) return null
  const host = config.tileStyleUrl === null ? null : new URL(config.tileStyleUrl).host
  return (
    <section aria-labelledby="maps-title" className="mt-8 max-w-180 scroll-mt-20 border-t border-line pt-8 lg:ms-58">
      <h2 id="maps-title" className="title mb-1 text-xl">
        {wording.mapsTitle}
      </h2>
      {host === null ? (
        <p className="text-ink-soft">{wording.ownMaps}</p>
      ) : (
        <div className="flex flex-col gap-3 text-ink-soft">
          <p>{wording.mapsOfProvider({ host })}</p>
          <p>{wording.providerLearns}</p>
          <p>{wording.mapsTurnedOff}</p>
        </div>
      )}
    </section>
  )
}
