/** What the settings layout says on arrival. */
export type SettingsNotice = 'subscribed' | 'welcome' | 'required'

type Search = Readonly<Record<string, unknown>>

/**
 * The one dialog of a visit: `stripe=success` before `welcome`, whose value does not matter, before the warning for a
 * company that nobody has subscribed.
 */
export const settingsNotice = (search: Search, needsSubscription: boolean): SettingsNotice | null => {
  if (search['stripe'] === 'success') return 'subscribed'
  if ('welcome' in search) return 'welcome'
  return needsSubscription ? 'required' : null
}

/** Whether the address still holds a query, what the dialogs depend on or anything else: it is cleared. */
export const hasQuery = (search: Search): boolean => Object.keys(search).length > 0
