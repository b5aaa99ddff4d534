import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA and the best practices of axe, with their default settings. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Scope = { within?: string; only?: string[] }

/**
 * The violations that axe finds on a page, or in the part `within` it, once all animations have finished; `only` limits the
 * rules. No script runs in the frames of previews, so axe cannot either: their pages are checked on their own.
 */
export const findViolations = async (page: Page, { within, only }: Scope = {}): Promise<string[]> => {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      // Animations of elements that are not rendered, because they are far below the fold, never finish.
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true }) ?? true
      return playState !== 'running' || !isDrawn || effect?.getComputedTiming().endTime === Infinity
    }),
  )
  const axe = new AxeBuilder({ page }).exclude('iframe')
  if (within) axe.include(within)
  await layOutAll(page, true)
  const { passes, violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
  await layOutAll(page, false)
  if (!only) expect(passes.length).toBeGreaterThan(5)
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 5)
        .map(({ target }) => String(target))
        .join(' | ')}`,
  )
}

/** Lays out also what is not in view, which axe would skip, but not what is hidden until it is found. */
const layOutAll = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => {
    const rule = ':not([hidden]) { content-visibility: visible !important; }'
    const others = document.adoptedStyleSheets.filter(({ cssRules }) => cssRules[0]?.cssText !== rule)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    document.adoptedStyleSheets = on ? [...others, sheet] : others
  }, isOn)

/** Fails if axe finds violations. `where` is part of the message. */
export const expectNoViolations = async (page: Page, where = page.url()): Promise<void> =>
  expect(await findViolations(page), where).toEqual([])
