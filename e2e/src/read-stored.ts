import type { Page } from '@playwright/test'

/** How many entries the page's browser has in a store of a database, and when the last one was written. */
export const readStored = (page: Page, name: string, store: string) =>
  page.evaluate(
    async ([database = '', objects = '']) => {
      const result = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
      // Opening a database that does not exist would create it.
      const all = await indexedDB.databases()
      if (!all.some(({ name }) => name === database)) return { count: 0, savedAt: 0 }
      const opened = await result(indexedDB.open(database))
      const reading = opened.transaction(objects).objectStore(objects).getAll() as IDBRequest<{ savedAt: number }[]>
      const entries = await result(reading)
      opened.close()
      return { count: entries.length, savedAt: Math.max(0, ...entries.map(({ savedAt }) => savedAt)) }
    },
    [name, store],
  )
