import { onWipe } from '../../data/clear-device-data.ts'

/** An item of the library, by its resource. */
export type Used = { kind: 'accommodation' | 'excursion'; uuid: string }

/** So many are remembered. */
const most = 6

const used = new Map<string, readonly Used[]>()

/** Notes that somebody took an item of a company's library; in memory only, for as long as the app is open. */
export const noteUsed = (tenant: string, { kind, uuid }: Used): void => {
  const others = recentlyUsed(tenant).filter((one) => one.uuid !== uuid)
  used.set(tenant, [{ kind, uuid }, ...others].slice(0, most))
}

/** What was taken last, the latest first. */
export const recentlyUsed = (tenant: string): readonly Used[] => used.get(tenant) ?? []

onWipe(() => used.clear())
