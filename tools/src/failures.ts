import { glob, readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

/** The part of Vitest's JSON report that contains failures. */
export type FailureReport = {
  testResults: {
    name: string
    message?: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
}

const maxLines = 25
const maxErrorLines = 16
const maxPageLines = 24

/** The failed tests of a Vitest run with the beginning of each message, to be repeated at the end of a long output. */
export const failuresOfVitest = (report: FailureReport | undefined): string[] =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [`${name}\n${beginningOf(message, maxLines)}`] : []
    return failed.map(
      ({ fullName = '', failureMessages = [] }) =>
        `${name} > ${fullName}\n${beginningOf(failureMessages.join('\n'), maxLines)}`,
    )
  })

/**
 * The failed tests of a Playwright run, from its results folder: the name, the error, and the beginning of the page's main
 * part. Short, so that all of them fit if only the end of the output is stored.
 */
export const failuresOfPlaywright = async (folder: string): Promise<string[]> => {
  const failures: string[] = []
  for await (const file of glob('**/error-context.md', { cwd: folder })) {
    const text = stripVTControlCharacters(await readFile(`${folder}/${file}`, 'utf8'))
    const [, name = file] = /^- Name: (.*)$/m.exec(text) ?? []
    const details = partOf(text, 'Error details')
    const snapshot = details.indexOf('```yaml')
    const [errorLines, page] =
      snapshot < 0
        ? [details, []]
        : [details.slice(0, snapshot), details.slice(snapshot + 1, details.indexOf('```', snapshot + 1))]
    const error = errorLines.filter((line) => line.trim() !== '' && !line.startsWith('```'))
    const main = page.findIndex((line) => /^ *- main\b/.test(line))
    const seen = page.slice(Math.max(main, 0)).map((line) => line.replaceAll(/ \[(ref|cursor)=[^\]]*\]/g, ''))
    failures.push([name, ...error.slice(0, maxErrorLines), ...seen.slice(0, maxPageLines)].join('\n'))
  }
  return failures.toSorted()
}

/** The lines below a heading, up to the next one. */
const partOf = (text: string, heading: string): string[] => {
  const [, part = ''] = text.split(`# ${heading}\n`)
  return (part.split(/^# /m)[0] ?? '').trim().split('\n')
}

const beginningOf = (text: string, lines: number): string =>
  stripVTControlCharacters(text).split('\n').slice(0, lines).join('\n')
