import { glob, readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

/** The part of Vitest's JSON report that says what failed. */
export type FailureReport = {
  testResults: {
    name: string
    message?: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
}

const mostLines = 25
const mostSnapshotLines = 120

/** The failed tests of a Vitest run with the beginning of what each said, so that they can be told at the end of a long output. */
export const failuresOfVitest = (report: FailureReport | undefined): string[] =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [`${name}\n${beginningOf(message, mostLines)}`] : []
    return failed.map(
      ({ fullName = '', failureMessages = [] }) =>
        `${name} > ${fullName}\n${beginningOf(failureMessages.join('\n'), mostLines)}`,
    )
  })

/** What Playwright saw on the page of each test that failed, as it left it in the folder of its results. */
export const failuresOfPlaywright = async (folder: string): Promise<string[]> => {
  const told: string[] = []
  for await (const file of glob('**/error-context.md', { cwd: folder })) {
    const text = await readFile(`${folder}/${file}`, 'utf8')
    told.push(`${file}\n${beginningOf(text.slice(text.indexOf('# Error details')), mostSnapshotLines)}`)
  }
  return told.toSorted()
}

const beginningOf = (text: string, lines: number): string =>
  stripVTControlCharacters(text).split('\n').slice(0, lines).join('\n')
