import type { Page } from '@playwright/test'
import { expect } from './demo-test.ts'

/** Selects a colour scheme as another tab would; this tab follows. */
export const chooseScheme = async (page: Page, scheme: string): Promise<void> => {
  await page.evaluate((name) => {
    const [key, newValue] = ['sojourn.appearance', JSON.stringify({ scheme: name })]
    localStorage.setItem(key, newValue)
    globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  }, scheme)
  await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
  // Contrast is wrong in the middle of a colour transition, which may take longer on a busy machine.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}
