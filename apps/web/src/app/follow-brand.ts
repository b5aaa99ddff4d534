import { useAppearance } from '../kit/appearance/appearance-choice.ts'
import { currentTenant, useSession } from '../data/session.ts'
import { applyBrand } from '../ui/apply-brand.ts'

/**
 * Shows the product in the colour of the company this tab works in. Not a part of the shell: before anything of it is
 * drawn the browser reads the page's colours in no time, and draws all of it once.
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
}
