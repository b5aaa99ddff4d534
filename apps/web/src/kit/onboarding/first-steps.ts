import { create } from 'zustand'
import { currentTenant, useSession } from '../../data/session.ts'
import { onWipe } from '../../data/clear-device-data.ts'
import { device } from '../../data/text-store.ts'

const beginning = 'sojourn.first-steps.'

const readKeys = (): readonly string[] => device.keys().filter((key) => key.startsWith(beginning))

const useDismissed = create<{ keys: readonly string[] }>(() => ({ keys: readKeys() }))

/** Of whom in which company: one person puts the first steps away for themselves only. */
const keyOf = (user: string, tenant: string): string => `${beginning}${user}.${tenant}`

/** Whether the person has put the first steps of the current company away on this device, and what changes that. */
export const useFirstStepsDismissed = (): { isDismissed: boolean; dismiss: () => void; bringBack: () => void } => {
  const key = useSession((session) => keyOf(session.user?.uuid ?? 'nobody', currentTenant(session)?.uuid ?? 'none'))
  const isDismissed = useDismissed(({ keys }) => keys.includes(key))
  const refresh = () => useDismissed.setState({ keys: readKeys() })
  return {
    isDismissed,
    dismiss: () => {
      device.write(key, 'yes')
      refresh()
    },
    bringBack: () => {
      device.remove(key)
      refresh()
    },
  }
}

onWipe(() => useDismissed.setState({ keys: readKeys() }))
