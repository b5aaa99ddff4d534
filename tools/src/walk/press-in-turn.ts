import type { Page } from '@playwright/test'

/** Presses what a screen is opened by, one after the other, each by its name, and lets come what was asked for. */
export const pressInTurn = async (page: Page, names: readonly RegExp[]): Promise<void> => {
  for (const name of names) {
    const row = page.getByRole('row', { name })
    const button = page.getByRole('button', { name })
    const entry = page.getByRole('menuitem', { name })
    await row.or(button).or(entry).filter({ visible: true }).first().click()
    await page.waitForLoadState('networkidle', { timeout: 30_000 })
  }
  // What slides or fades in is there.
  await page.waitForTimeout(400)
}
