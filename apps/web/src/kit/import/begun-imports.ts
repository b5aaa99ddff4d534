import { create } from 'zustand'
import { onWipe } from '../../data/clear-device-data.ts'
import { device } from '../../data/text-store.ts'

/** An import that is running on the server, and the list it imports into. */
export type BegunImport = { tenant: string; uuid: string; plural: string }

const key = 'sojourn.imports'

const readBegun = (): readonly BegunImport[] => {
  try {
    const stored: unknown = JSON.parse(device.read(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isBegun) : []
  } catch {
    return []
  }
}

const isBegun = (value: unknown): value is BegunImport =>
  typeof value === 'object' && value !== null && 'tenant' in value && 'uuid' in value && 'plural' in value

/** The imports started on this device whose result the user has not seen. They survive a reload. */
export const useBegunImports = create<{ begun: readonly BegunImport[] }>(() => ({ begun: readBegun() }))

const keep = (begun: readonly BegunImport[]): void => {
  if (begun.length > 0) device.write(key, JSON.stringify(begun))
  else device.remove(key)
  useBegunImports.setState({ begun })
}

/** Lists a running import, so that it stays visible. */
export const noteImport = (begun: BegunImport): void => {
  const { begun: imports } = useBegunImports.getState()
  if (!imports.some(({ uuid }) => uuid === begun.uuid)) keep([...imports, begun])
}

/** Called when the user has seen the result. */
export const forgetImport = (uuid: string): void =>
  keep(useBegunImports.getState().begun.filter((one) => one.uuid !== uuid))

onWipe(() => useBegunImports.setState({ begun: [] }))
