import type { Page } from '@playwright/test'

const pressable = ['row', 'button', 'menuitem'] as const

/** Presses what a screen is opened by, one after the other, each by its name, and lets come what was asked for. */
export const pressInTurn = async (page: Page, names: readonly RegExp[]): Promise<void> => {
  for (const name of names) {
    const [row, button, entry] = pressable.map((role) => page.getByRole(role, { name }))
    if (!row || !button || !entry) return
    await row.or(button).or(entry).filter({ visible: true }).first().click()
    await page.waitForLoadState('networkidle', { timeout: 30_000 })
  }
  // What slides or fades in is there.
  await page.waitForTimeout(400)
}
