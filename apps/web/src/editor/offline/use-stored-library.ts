import { useQuery } from '@tanstack/react-query'
import { useSession, useTenant } from '../../data/session.ts'
import type { LibraryItem } from '../library/library-item.ts'

/** The most results of a search. */
const maxFound = 24

/** What this device has of the library, by name or as a search finds it, while the server cannot be reached. */
export const useStoredLibrary = (
  q: string,
  kinds: readonly LibraryItem['kind'][],
  isUsed: boolean,
): { items: LibraryItem[]; isPending: boolean } => {
  const { uuid: tenant } = useTenant()
  const user = useSession((session) => session.user?.uuid ?? '')
  const { data = null, isPending } = useQuery({
    queryKey: [tenant, 'stored-library', user],
    queryFn: async () => {
      const { isFoundBy, readStoredLibrary } = await import('./stored-library.ts')
      return { items: await readStoredLibrary({ user, tenant }), isFoundBy }
    },
    networkMode: 'always',
    enabled: isUsed,
    staleTime: Infinity,
    gcTime: 0,
  })
  const items = (data?.items ?? []).filter((item) => kinds.includes(item.kind) && data?.isFoundBy(item, q))
  return {
    items: items.toSorted((one, other) => one.item.name.localeCompare(other.item.name, 'en')).slice(0, maxFound),
    isPending: isUsed && isPending,
  }
}
