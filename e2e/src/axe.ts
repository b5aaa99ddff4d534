import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA and what axe calls best practice, as shipped. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Scope = { within?: string; only?: string[] }

/**
 * What axe finds wrong with a page, or with what lies `within` a part of it, once all that moves or fades in has come to rest;
 * `only` names rules. In the frames of previews no script runs, so neither would axe; their pages are looked at by themselves.
 */
export const findViolations = async (page: Page, { within, only }: Scope = {}): Promise<string[]> => {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      // What the browser does not draw, because it lies far below, does not move on either.
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true }) ?? true
      return playState !== 'running' || !isDrawn || effect?.getComputedTiming().endTime === Infinity
    }),
  )
  const axe = new AxeBuilder({ page }).exclude('iframe')
  if (within) axe.include(within)
  const { passes, violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
  if (!only) expect(passes.length).toBeGreaterThan(5)
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 5)
        .map(({ target }) => String(target))
        .join(' | ')}`,
  )
}

/** Fails with what axe finds wrong; `where` is told with it. */
export const expectNoViolations = async (page: Page, where = page.url()): Promise<void> =>
  expect(await findViolations(page), where).toEqual([])
