import { useCallback, useMemo, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** The rows of one page that are chosen. Another page, or the same narrowed otherwise, begins with none. */
export const useChosen = <T extends { uuid: string }>(rows: readonly T[], page: string) => {
  const [selection, setSelection] = useState<{ page: string; uuids: ReadonlySet<string> }>({ page, uuids: new Set() })
  const chosen = useMemo(
    () => (selection.page === page ? rows.filter(({ uuid }) => selection.uuids.has(uuid)) : []),
    [selection, page, rows],
  )
  return {
    chosen,
    uuids: useMemo(() => (chosen.length === 0 ? none : new Set(chosen.map(({ uuid }) => uuid))), [chosen]),
    choose: useCallback((uuids: ReadonlySet<string>) => setSelection({ page, uuids }), [page]),
  }
}
