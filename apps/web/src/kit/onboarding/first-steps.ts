import { create } from 'zustand'
import { currentTenant, useSession } from '../../data/session.ts'
import { onWipe } from '../../data/clear-device-data.ts'
import { device } from '../../data/text-store.ts'

const keyPrefix = 'sojourn.first-steps.'

const readKeys = (): readonly string[] => device.keys().filter((key) => key.startsWith(keyPrefix))

const useDismissed = create<{ keys: readonly string[] }>(() => ({ keys: readKeys() }))

/** The storage key for a user and a company, because each user dismisses the first steps only for themselves. */
const keyOf = (user: string, tenant: string): string => `${keyPrefix}${user}.${tenant}`

/** Whether the user has dismissed the first steps of the current company on this device, and functions to change that. */
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
