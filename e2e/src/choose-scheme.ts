import type { Page } from '@playwright/test'
import { expect } from './demo-test.ts'

/** Chooses a scheme as another tab would: this one follows. */
export const chooseScheme = async (page: Page, scheme: string): Promise<void> => {
  await page.evaluate((name) => {
    const [key, newValue] = ['sojourn.appearance', JSON.stringify({ scheme: name })]
    localStorage.setItem(key, newValue)
    globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  }, scheme)
  await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
  // Half-way from one colour to the other no contrast is right; a busy machine may take that long for the few milliseconds.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}
