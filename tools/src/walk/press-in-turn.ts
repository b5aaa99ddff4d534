import type { Page } from '@playwright/test'

/** Clicks the elements that open a screen one after another, by their names, and waits for what they load. */
export const pressInTurn = async (page: Page, names: readonly RegExp[]): Promise<void> => {
  for (const name of names) {
    const row = page.getByRole('row', { name })
    const button = page.getByRole('button', { name })
    const entry = page.getByRole('menuitem', { name })
    await row.or(button).or(entry).filter({ visible: true }).first().click()
    await page.waitForLoadState('networkidle', { timeout: 30_000 })
  }
  // Waits for animations.
  await page.waitForTimeout(400)
}
