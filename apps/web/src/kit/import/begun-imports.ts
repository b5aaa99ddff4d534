import { create } from 'zustand'
import { onWipe } from '../../data/clear-device-data.ts'
import { device } from '../../data/text-store.ts'

/** An import that the server works at, and the list it goes into. */
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

/** The imports begun on this device whose end nobody has seen; a reload keeps them. */
export const useBegunImports = create<{ begun: readonly BegunImport[] }>(() => ({ begun: readBegun() }))

const keep = (begun: readonly BegunImport[]): void => {
  if (begun.length > 0) device.write(key, JSON.stringify(begun))
  else device.remove(key)
  useBegunImports.setState({ begun })
}

/** Notes that an import runs, so that it stays in sight. */
export const noteImport = (begun: BegunImport): void => {
  const { begun: imports } = useBegunImports.getState()
  if (!imports.some(({ uuid }) => uuid === begun.uuid)) keep([...imports, begun])
}

/** Its end was seen. */
export const forgetImport = (uuid: string): void =>
  keep(useBegunImports.getState().begun.filter((one) => one.uuid !== uuid))

onWipe(() => useBegunImports.setState({ begun: [] }))
