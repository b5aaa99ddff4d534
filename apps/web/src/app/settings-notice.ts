/** What the settings layout says on arrival (spec section 2, layout 3). */
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

/** The query without what the dialogs depend on; null when there is nothing to clear. */
export const withoutNotice = (search: Search): Search | null => {
  if (!('stripe' in search) && !('welcome' in search)) return null
  const { stripe: _, welcome: __, ...rest } = search
  return rest
}
