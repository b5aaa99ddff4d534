import { useQuery } from '@tanstack/react-query'
import { useSession, useTenant } from '../../data/session.ts'
import type { LibraryItem } from '../library/library-item.ts'

/** How many results a search has at most. */
const maxResults = 24

/** The items of the library on this device that match a search, by name. For use while the server cannot be reached. */
export const useStoredLibrary = (
  q: string,
  kinds: readonly LibraryItem['kind'][],
  isEnabled: boolean,
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
    enabled: isEnabled,
    staleTime: Infinity,
    gcTime: 0,
  })
  const items = (data?.items ?? []).filter((item) => kinds.includes(item.kind) && data?.isFoundBy(item, q))
  return {
    items: items.toSorted((one, other) => one.item.name.localeCompare(other.item.name, 'en')).slice(0, maxResults),
    isPending: isEnabled && isPending,
  }
}
