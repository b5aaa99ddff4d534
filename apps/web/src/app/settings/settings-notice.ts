/** What the settings layout shows when it is opened. */
export type SettingsNotice = 'subscribed' | 'welcome' | 'required'

type Search = Readonly<Record<string, unknown>>

/**
 * The one dialog of a visit: `stripe=success` comes before `welcome`, whose value does not matter, and that before the warning
 * about a missing subscription.
 */
export const settingsNotice = (search: Search, needsSubscription: boolean): SettingsNotice | null => {
  if (search['stripe'] === 'success') return 'subscribed'
  if ('welcome' in search) return 'welcome'
  return needsSubscription ? 'required' : null
}

/** Whether the URL still has any query, which is then removed. */
export const hasQuery = (search: Search): boolean => Object.keys(search).length > 0
