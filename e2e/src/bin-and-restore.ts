import { expect, type Page } from '@playwright/test'

/** Deletes a record from its list, finds it in the bin, restores it there, and deletes it again. */
export const binAndRestore = async (page: Page, path: string, name: string): Promise<void> => {
  const row = page.getByRole('row', { name })
  const deleteIt = async () => {
    await page.goto(`${path}?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText(`“${name}” was deleted`).first()).toBeVisible()
    await expect(row).toHaveCount(0)
  }
  await deleteIt()
  await page.goto(`${path}?binned=true&q=${encodeURIComponent(name)}`)
  await expect(row).toContainText(/(29|30) days left/)
  await page.getByRole('button', { name: `Restore ${name}`, exact: true }).click()
  await expect(row).toHaveCount(0)
  await deleteIt()
}
