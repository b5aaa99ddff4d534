import { onWipe } from '../../data/clear-device-data.ts'

/** A recently used item of the library, by resource and uuid. */
export type Used = { kind: 'accommodation' | 'excursion'; uuid: string }

/** The maximum number of items to remember. */
const maxUsed = 6

const used = new Map<string, readonly Used[]>()

/** Remembers that the user added an item of a company's library. In memory only, while the app is open. */
export const noteUsed = (tenant: string, { kind, uuid }: Used): void => {
  const others = recentlyUsed(tenant).filter((one) => one.uuid !== uuid)
  used.set(tenant, [{ kind, uuid }, ...others].slice(0, maxUsed))
}

/** The recently used items, latest first. */
export const recentlyUsed = (tenant: string): readonly Used[] => used.get(tenant) ?? []

onWipe(() => used.clear())
