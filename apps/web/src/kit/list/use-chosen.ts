import { useState } from 'react'

/** The rows of one page that are chosen. Another page, or the same narrowed otherwise, begins with none. */
export const useChosen = <T extends { uuid: string }>(rows: readonly T[], page: string) => {
  const [kept, setKept] = useState<{ page: string; uuids: ReadonlySet<string> }>({ page, uuids: new Set() })
  const chosen = kept.page === page ? rows.filter(({ uuid }) => kept.uuids.has(uuid)) : []
  return {
    chosen,
    uuids: new Set(chosen.map(({ uuid }) => uuid)),
    choose: (uuids: ReadonlySet<string>) => setKept({ page, uuids }),
  }
}
