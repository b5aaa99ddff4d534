import { zone } from '@sojourn/contract/kit/values'

/** The device's time zone, as the default for a new company; empty if it is not a valid one. */
export const deviceZone = (): { timezone?: string } => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return zone().safeParse(timeZone).success ? { timezone: timeZone } : {}
}
