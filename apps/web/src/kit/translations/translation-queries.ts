import { queryOptions } from '@tanstack/react-query'
import type { Translations } from '@sojourn/contract/translation'
import { request } from '../../data/http.ts'

/** A record whose texts are translated. `plural` is that of its resource. */
export type TranslatedRecord = { tenant: string; plural: string; uuid: string }

export const translationsPath = ({ tenant, plural, uuid }: TranslatedRecord): string =>
  `/v1/${tenant}/${plural}/${uuid}/translations`

/** The texts of a record with their translations. */
export const translationsOf = (record: TranslatedRecord) =>
  queryOptions({
    queryKey: [record.tenant, 'translations', record.plural, record.uuid] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: Translations }>('GET', translationsPath(record), { signal })).data,
    // The texts of the record change elsewhere.
    staleTime: 0,
    refetchOnMount: 'always',
  })
