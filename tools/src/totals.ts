/** How many tests passed, failed and were skipped. `flaky` is how many of the passed ones only passed on retry. */
export type Totals = { passed: number; failed: number; skipped: number; flaky: number }

export const sum = (parts: Totals[]): Totals =>
  parts.reduce(
    (all, part) => ({
      passed: all.passed + part.passed,
      failed: all.failed + part.failed,
      skipped: all.skipped + part.skipped,
      flaky: all.flaky + part.flaky,
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: 0 },
  )

/** `12 passed, 0 failed`, with `, 3 skipped` and `, 1 flaky` if there are any: the last line of `npm test`. */
export const describeTotals = ({ passed, failed, skipped, flaky }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}${flaky > 0 ? `, ${flaky} flaky` : ''}`

/** The part of Vitest's JSON report that we read. */
export type VitestReport = { testResults: { status: string; assertionResults: { status: string }[] }[] }

/**
 * The totals of a Vitest run. A file that could not be loaded, or whose set-up failed, contains no failed test and counts as
 * one.
 */
export const totalsOfVitest = (report: VitestReport | undefined, code: number): Totals => {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults.map(({ status }) => status))
  const passed = tests.filter((status) => status === 'passed').length
  const failed = tests.filter((status) => status === 'failed').length
  const broken = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  ).length
  return withCrash({ passed, failed: failed + broken, skipped: tests.length - passed - failed, flaky: 0 }, code)
}

/** The part of Playwright's JSON report that we read. */
export type PlaywrightReport = {
  errors: unknown[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/**
 * The totals of a Playwright run. A test that only passed on retry counts as passed, but is reported as flaky and should be
 * fixed.
 */
export const totalsOfPlaywright = (report: PlaywrightReport | undefined, code: number): Totals => {
  if (report === undefined) return withCrash(sum([]), code)
  const { expected, unexpected, flaky, skipped } = report.stats
  return withCrash({ passed: expected + flaky, failed: unexpected + report.errors.length, skipped, flaky }, code)
}

/** A runner that exited with an error without a failed test, or ran no tests at all, counts as one failure. */
const withCrash = (totals: Totals, code: number): Totals => {
  const ranNothing = totals.passed + totals.failed === 0
  const crashed = code !== 0 && totals.failed === 0
  return ranNothing || crashed ? { ...totals, failed: totals.failed + 1 } : totals
}
