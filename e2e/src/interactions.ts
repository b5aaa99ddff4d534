import type { Locator, Page } from '@playwright/test'
import { expect } from './demo-test.ts'

/**
 * Counts what a user does. One interaction is a press, a field that is filled in, a link that is opened, or a text that is typed
 * together with the keys that choose or send it.
 */
export const countInteractions = () => {
  let count = 0
  return {
    act: <T>(interaction: () => Promise<T>): Promise<T> => {
      count += 1
      return interaction()
    },
    count: () => count,
  }
}

/** The interactions of a user with a page, each counted as one. */
export const interactionsOf = (page: Page) => {
  const { act, count } = countInteractions()
  return {
    act,
    count,
    press: (control: Locator) => act(() => control.click()),
    fill: (field: Locator, text: string) => act(() => field.fill(text)),
    /** Presses a key, or several at once. */
    keys: (keys: string) => act(() => page.keyboard.press(keys)),
    /** Types a text into a combo box and takes the option with this name by keyboard. */
    pick: (box: Locator, text: string, option: string | RegExp) =>
      act(async () => {
        await box.fill(text)
        const found = page.getByRole('option', { name: option }).first()
        await expect(found).toBeVisible()
        await expect(async () => {
          if ((await found.getAttribute('data-focused')) === null) await page.keyboard.press('ArrowDown')
          await expect(found).toHaveAttribute('data-focused', { timeout: 500 })
        }).toPass()
        await page.keyboard.press('Enter')
      }),
    /** Opens a list of choices and takes one of them: two interactions. */
    choose: async (button: Locator, option: string) => {
      await act(() => button.click())
      await act(() => page.getByRole('option', { name: option }).click())
    },
  }
}
