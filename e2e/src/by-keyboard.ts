import { errors, type Locator, type Page } from '@playwright/test'
import { expect } from './demo-test.ts'
import type { Credentials } from './log-in.ts'

/** The main content of a page must be reachable with no more key presses than this. */
const maxPresses = 25

/** Presses Tab until a control has the focus, and returns how often. Every stop on the way must have a visible focus. */
export const tabTo = (page: Page, control: Locator): Promise<number> => pressUntil(page, 'Tab', control)

/** The same in reverse, with Shift and Tab. */
export const tabBackTo = (page: Page, control: Locator): Promise<number> => pressUntil(page, 'Shift+Tab', control)

/** Presses an arrow key until the option has the focus, in a menu, a radio group or a table. */
export const arrowTo = (page: Page, arrow: 'ArrowDown' | 'ArrowUp' | 'ArrowRight', choice: Locator): Promise<number> =>
  pressUntil(page, arrow, choice)

/** Moves to a control with Tab and presses a key on it. */
export const tabAndPress = async (page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<number> => {
  const presses = await tabTo(page, control)
  await page.keyboard.press(key)
  return presses
}

/** Selects an option in a list that a button opens. The focus is then back on the button. */
export const choose = async (page: Page, button: Locator, typed: string, option: string): Promise<void> => {
  const choice = page.getByRole('option', { name: option, exact: true })
  await tabAndPress(page, button)
  await expect(choice).toBeVisible()
  await page.keyboard.type(typed)
  await expect(choice).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(choice).toBeHidden()
  await expect(button).toBeFocused()
}

/** Types into the field that has the focus. */
export const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
}

/** Expects that a page has loaded: its title has the focus, so that screen readers read it and Tab continues from there. */
export const expectArrival = async (page: Page, title: string | RegExp): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeFocused()
  // Rendering after the data has arrived must not move the focus. A page whose frame is rendered again may never become idle
  // for the browser.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
  await expect(heading).toBeFocused()
}

/** Skips the navigation at the top of a page, with the link that is its first stop. */
export const skipToContent = async (page: Page): Promise<void> => {
  await tabAndPress(page, page.getByRole('link', { name: 'Skip to main content' }))
  await expect(page.getByRole('main')).toBeFocused()
}

const greeting = /^Good (morning|afternoon|evening)/

/** Opens the app and logs in. No other URL is entered. */
export const logInByKeys = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await page.goto('/')
  await type(page, page.getByLabel('Email'), email)
  await page.keyboard.press('Tab')
  await type(page, page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expectArrival(page, greeting)
}

/** Opens a page or a record with the palette. */
export const jumpTo = async (page: Page, typed: string, option: string): Promise<void> => {
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await page.keyboard.press('Control+k')
  await type(page, palette.getByRole('combobox'), typed)
  const found = palette.getByRole('option', { name: option })
  await expect(found).toBeVisible()
  for (let presses = 0; (await found.getAttribute('data-focused')) === null && presses < 8; presses += 1)
    await page.keyboard.press('ArrowDown')
  await expect(found).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
}

const pressUntil = async (page: Page, key: string, target: Locator): Promise<number> => {
  const stops: string[] = []
  await expect(target).toBeAttached()
  while (!(await target.evaluate((element) => element === document.activeElement))) {
    const way = `${key} to ${String(target)}: ${stops.join(' > ')}`
    expect(stops.length, way).toBeLessThan(maxPresses)
    stops.push(await pressAndSee(page, key, way))
  }
  return stops.length
}

/** Presses a key and returns what has the focus then, once the focus is visible. */
const pressAndSee = async (page: Page, key: string, way: string): Promise<string> => {
  const before = await page.evaluateHandle(readLooks)
  await page.keyboard.press(key)
  let stop = ''
  await expect(async () => {
    const seen = await page.evaluate(seeFocus, before)
    stop = seen.stop
    expect(seen.fault, `${way} > ${seen.stop}`).toBeNull()
  }).toPass({ timeout: 3000 })
  await before.dispose()
  return stop
}

type Looks = Map<Element, string>

/** The outline, shadow and border of every element of the page. Runs in the page. */
const readLooks = (): Looks =>
  new Map(
    [...document.querySelectorAll('body *')].map((element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element)
      return [element, [outlineStyle, outlineWidth, boxShadow, borderColor].join(' ')]
    }),
  )

/**
 * Returns what has the focus and what is wrong with it: nothing has it, no outline, ring or border has appeared, it is out of
 * view, or it is covered. Runs in the page. `before` are the looks without the focus.
 */
const seeFocus = (before: Looks): { stop: string; fault: string | null } => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { stop: 'nothing', fault: 'nothing has the focus' }
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 30) ?? ''
  const stop = `${focused.getAttribute('role') ?? focused.tagName.toLowerCase()} “${name}”`
  // A checkbox or radio shows its focus on its label, a field on the box around it.
  const visibleElement = focused.closest('label') ?? focused
  const around = [visibleElement.parentElement, visibleElement.parentElement?.parentElement].filter(
    (box) => box?.tagName === 'DIV',
  )
  const ringed = [visibleElement, ...visibleElement.querySelectorAll('*'), ...around].filter(
    (element) => element !== null,
  )
  const isRinged = ringed.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element)
    const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px' && !outlineColor.endsWith(', 0)')
    const look = [outlineStyle, outlineWidth, boxShadow, borderColor].join(' ')
    return (hasOutline || boxShadow !== 'none') && before.get(element) !== look
  })
  if (!isRinged) return { stop, fault: 'the focus cannot be seen' }
  const { left, top, right, bottom } = visibleElement.getBoundingClientRect()
  const inSight = [
    Math.max(left, 0),
    Math.max(top, 0),
    Math.min(right, innerWidth),
    Math.min(bottom, innerHeight),
  ] as const
  const [x0, y0, x1, y1] = inSight
  if (x1 - x0 < 1 || y1 - y0 < 1) return { stop, fault: 'it is out of sight' }
  const points = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [across, down] as const))
  const isOpen = points.some(([across, down]) => {
    const hit = document.elementFromPoint(x0 + (x1 - x0) * across, y0 + (y1 - y0) * down)
    return hit !== null && (visibleElement.contains(hit) || hit.contains(visibleElement))
  })
  return { stop, fault: isOpen ? null : 'something lies over it' }
}
