/** A page to show in a pagination, or a gap between two of them. */
export type PageStep = number | 'gap'

/** The first and last page, the current one and its neighbours. A gap never replaces a single page. */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1])
  if (page <= 4) [2, 3].forEach((one) => near.add(one))
  if (page >= pageCount - 3) [pageCount - 2, pageCount - 1].forEach((one) => near.add(one))
  const pages = [...near].filter((one) => one >= 1 && one <= pageCount).toSorted((a, b) => a - b)

  return pages.flatMap((one, place): PageStep[] => {
    const missing = one - (pages[place - 1] ?? 0) - 1
    if (missing === 0) return [one]
    return missing === 1 ? [one - 1, one] : ['gap', one]
  })
}
