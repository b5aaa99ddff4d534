import type { Page } from '@sojourn/contract/kit/page'
import type { ListQuery, RawQuery } from './list-query.ts'

/** Wraps one page of a list in `{data, meta, links}`. */
export const pageAround = <T>(
  data: T[],
  counted: number,
  totalIsEstimate: boolean,
  { page, perPage }: Pick<ListQuery, 'page' | 'perPage'>,
  path: string,
  raw: RawQuery,
): Page<T> => {
  const from = (page - 1) * perPage
  // An estimate is a lower bound: it must at least cover this page.
  const total = totalIsEstimate && data.length > 0 ? Math.max(counted, from + data.length) : counted
  const pageCount = Math.max(1, Math.ceil(total / perPage))
  const link = (target: number) => {
    const search = new URLSearchParams()
    for (const [name, text] of Object.entries(raw))
      for (const one of [text ?? []].flat()) if (name !== 'page') search.append(name, one)
    search.set('page', String(target))
    return `${path}?${search}`
  }
  return {
    data,
    meta: {
      page,
      perPage,
      pageCount,
      total,
      totalIsEstimate,
      from: data.length > 0 ? from + 1 : null,
      to: data.length > 0 ? from + data.length : null,
    },
    links: {
      first: link(1),
      prev: page > 1 ? link(Math.min(page - 1, pageCount)) : null,
      next: page < pageCount ? link(page + 1) : null,
      last: link(pageCount),
    },
  }
}
