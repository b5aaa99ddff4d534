import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2 AA and the best practices of axe, with their default settings. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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
  // Not through `@axe-core/playwright`, which opens a second page for each run, and sends it what it found on the first one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await layOutAll(page, true)
  const { passed, violations } = await runAxe(page, {
    within,
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: tags },
  })
  await layOutAll(page, false)
  if (!only) expect(passed).toBeGreaterThan(5)
  return violations
}

const runAxe = (page: Page, scope: { within: string | undefined; runOnly: axe.RunOnly }) =>
  page.evaluate(async ({ within, runOnly }) => {
    const { axe: itself } = window as unknown as { axe: typeof axe }
    const { passes, violations } = await itself.run(
      { ...(within && { include: within }), exclude: 'iframe' },
      // Lists the elements of violations only; of all others, it counts the rules.
      { runOnly, resultTypes: ['violations'] },
    )
    return {
      passed: passes.length,
      violations: violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 5)
            .map(({ target }) => String(target))
            .join(' | ')}`,
      ),
    }
  }, scope)

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
