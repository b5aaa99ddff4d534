import { zone } from '@sojourn/contract/kit/values'

/** The time zone this device is set to, as a company's first one; nothing where it is set to none that is known. */
export const deviceZone = (): { timezone?: string } => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return zone().safeParse(timeZone).success ? { timezone: timeZone } : {}
}
