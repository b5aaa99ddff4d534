import { useAppearance } from '../kit/appearance/appearance-choice.ts'
import { currentTenant, useSession } from '../data/session.ts'
import { applyBrand } from '../ui/apply-brand.ts'

/**
 * Shows the product in the colour of the current company. Not part of the shell: applied before the shell is rendered, it costs
 * the browser almost nothing, and everything is painted only once.
 */
export const followBrand = (): void => {
  let currentTheme = ''
  const follow = () => {
    const brand = currentTenant(useSession.getState())?.brand.primary ?? null
    const { scheme } = useAppearance.getState().choice
    if (currentTheme === `${brand} ${scheme}`) return
    currentTheme = `${brand} ${scheme}`
    applyBrand(brand, scheme)
  }
  useSession.subscribe(follow)
  useAppearance.subscribe(follow)
  // The user may have logged in before the app was loaded.
  if (useSession.getState().user) follow()
}
