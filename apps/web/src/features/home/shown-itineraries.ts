import { create } from 'zustand'
import { mayIn, useSession, useTenant } from '../../data/session.ts'
import { onWipe } from '../../data/clear-device-data.ts'
import { device } from '../../data/text-store.ts'

/** Whose itineraries home shows. */
export type Whose = 'mine' | 'all'

/** The choices of this page, which outlive it only if the device can store them. */
const useChoices = create<Readonly<Record<string, Whose>>>(() => ({}))

onWipe(() => useChoices.setState({}, true))

type Session = ReturnType<typeof useSession.getState>

const keyOf = ({ user }: Session, tenant: string): string => `sojourn.home.${user?.uuid ?? ''}.${tenant}`

/** Roles that see only their own itineraries have no choice. */
const canChoose = (session: Session, tenant: string): boolean => mayIn(session, tenant, 'itineraries:all')

const chosen = (session: Session, tenant: string): Whose => {
  if (!canChoose(session, tenant)) return 'all'
  const key = keyOf(session, tenant)
  return useChoices.getState()[key] ?? (device.read(key) === 'mine' ? 'mine' : 'all')
}

/** The user, if home shows only their own itineraries; undefined for all. */
export const shownOwner = (session: Session, tenant: string): string | undefined =>
  chosen(session, tenant) === 'mine' ? session.user?.uuid : undefined

/**
 * Whose itineraries the user wants to see on the home page of the current company, and how to change it. The choice stays on the
 * device, also when the user logs out.
 */
export const useShownItineraries = () => {
  const { uuid: tenant } = useTenant()
  const session = useSession()
  useChoices()
  return {
    canChoose: canChoose(session, tenant),
    whose: chosen(session, tenant),
    owner: shownOwner(session, tenant),
    setWhose: (whose: Whose) => {
      const key = keyOf(session, tenant)
      useChoices.setState({ [key]: whose })
      device.write(key, whose)
    },
  }
}
