import { useCallback, useMemo, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** The selected rows of one page. On another page, or with other filters, none are selected. */
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
