import { queryOptions, useQuery } from '@tanstack/react-query'
import { Button as AriaButton } from 'react-aria-components/Button'
import { request } from '../../../data/http.ts'
import { type MediaSummary, MediaThumbnail, nameOfMedia } from '../../../media/item/media-picture.tsx'
import { useTenant } from '../../../data/session.ts'
import { useOpenItem } from './open-item.ts'
import * as wording from './wording.ts'

const similarItems = (tenant: string, uuid: string) =>
  queryOptions({
    queryKey: [tenant, 'media', 'alike', uuid],
    queryFn: async ({ signal }) =>
      (await request<{ data: MediaSummary[] }>('GET', `/v1/${tenant}/media/${uuid}/alike`, { signal })).data,
    retry: false,
  })

/** Images of the library that look similar; nothing if there are none. */
export function AlikeItems({ uuid }: { uuid: string }) {
  const { data = [] } = useQuery(similarItems(useTenant().uuid, uuid))
  const { go } = useOpenItem()
  if (data.length === 0) return null
  return (
    <section aria-labelledby="item-alike">
      <h3 id="item-alike" className="eyebrow mb-2">
        {wording.similarTitle}
      </h3>
      <ul className="grid grid-cols-3 gap-2">
        {data.map((one) => (
          <li key={one.uuid}>
            <AriaButton
              aria-label={nameOfMedia(one)}
              onPress={() => go(one.uuid)}
              className="focus-ring block w-full cursor-pointer rounded-xs"
            >
              <MediaThumbnail item={one} sizes="8rem" className="w-full rounded-xs" />
            </AriaButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
