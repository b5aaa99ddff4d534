import { join } from 'node:path'
import { collect } from '../workspace.ts'
import { defineGate } from './gate.ts'

/** In knip's report, the row of a file contains its findings by kind of issue. A duplicate export is a list of names. */
type Thing = { name: string; line?: number }
type Row = { file: string } & Record<string, (Thing | Thing[])[] | string>
type Report = { issues: Row[] }

const reporter = join(import.meta.dirname, 'unused-reporter.ts')

/** knip: unused files, exports and dependencies, and packages that are used but not listed. */
export const unused = defineGate('unused', 'files', async (root) => {
  const options = ['--no-progress', '--no-config-hints', '--reporter', 'json', '--reporter', reporter]
  const { code, stdout, output } = await collect('knip', options, { cwd: root })
  const report = stdout.split('\n').find((line) => line.startsWith('{"issues"'))
  if (report === undefined) throw new Error(`knip gave no report: ${output.slice(0, 500)}`)
  const { issues }: Report = JSON.parse(report)
  const findings = issues.flatMap(describe)
  if (code !== 0 && findings.length === 0) findings.push(`knip ended with ${code}: ${output.slice(-500)}`)
  return { looked: Number(/^analysed (\d+) files$/m.exec(stdout)?.[1] ?? 0), findings }
})

const describe = ({ file, ...kinds }: Row): string[] =>
  Object.entries(kinds).flatMap(([kind, found]) =>
    typeof found === 'string' ? [] : found.flat().map((thing) => `${file}${lineOf(thing)} ${kind}: ${thing.name}`),
  )

const lineOf = ({ line }: Thing): string => (line === undefined ? '' : `:${line}`)
