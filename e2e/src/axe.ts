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
  // axe skips what the browser has not laid out.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const axe = new AxeBuilder({ page }).exclude('iframe')
  if (within) axe.include(within)
  const { passes, violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  if (!only) expect(passes.length).toBeGreaterThan(5)
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 5)
        .map(({ target }) => String(target))
        .join(' | ')}`,
  )
}

/** Fails if axe finds violations. `where` is part of the message. */
export const expectNoViolations = async (page: Page, where = page.url()): Promise<void> =>
  expect(await findViolations(page), where).toEqual([])
