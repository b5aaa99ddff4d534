import { create } from 'zustand'
import { onWipe } from '../../data/clear-device-data.ts'
import { device } from '../../data/text-store.ts'

/** The columns that a user chose last, by list. They stay on the device, also when the user logs out. */
type Stored = Readonly<Record<string, readonly string[]>>

const keyOf = (user: string): string => `sojourn.columns.${user}`

const read = (user: string): Stored => {
  try {
    const stored: unknown = JSON.parse(device.read(keyOf(user)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([list, columns]) =>
        Array.isArray(columns) ? [[list, columns.map(String)]] : [],
      ),
    )
  } catch {
    return {}
  }
}

const useColumns = create<Readonly<Record<string, Stored>>>(() => ({}))

onWipe(() => useColumns.setState({}, true))

/** The columns that a user chose for a list; undefined for the default. */
export const useStoredColumns = (user: string, list: string): readonly string[] | undefined => {
  const stored = useColumns((byUser) => byUser[user])
  return (stored ?? read(user))[list]
}

/** Stores the choice of a user for a list; null goes back to the default. */
export const storeColumns = (user: string, list: string, columns: readonly string[] | null): void => {
  const { [list]: _, ...others } = useColumns.getState()[user] ?? read(user)
  const stored = columns === null ? others : { ...others, [list]: columns }
  useColumns.setState({ [user]: stored })
  device.write(keyOf(user), JSON.stringify(stored))
}
