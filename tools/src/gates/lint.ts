import { collect } from '../workspace.ts'
import { defineGate } from './gate.ts'
import { listSources, readText } from './source-tree.ts'

type Label = { span: { line: number; column: number } }
type Diagnostic = { code?: string; message: string; filename: string; labels: Label[] }
type Report = { diagnostics: Diagnostic[]; number_of_files: number }

/** oxlint with type information; comments that disable a tool are not allowed. */
export const lint = defineGate('lint', 'files', async (root) => {
  const { code, output, stdout } = await collect('oxlint', ['--format', 'json', '.'], { cwd: root })
  const report = parseReport(stdout)
  const findings = report.diagnostics.map(describe)
  if (code !== 0 && report.number_of_files > 0 && findings.length === 0) {
    findings.push(`oxlint ended with ${code}: ${output.slice(-500)}`)
  }
  return { looked: report.number_of_files, findings: [...findings, ...(await findDisableComments(root))] }
})

/** If oxlint has nothing to check, it prints plain text before the report. */
const parseReport = (stdout: string): Report => {
  const start = stdout.indexOf('{')
  if (start < 0) throw new Error(`oxlint gave no report: ${stdout.slice(0, 500)}`)
  return JSON.parse(stdout.slice(start))
}

const describe = ({ code, message, filename, labels }: Diagnostic): string => {
  const span = labels[0]?.span
  return `${filename}:${span?.line ?? 0}:${span?.column ?? 0} ${code ?? 'syntax'}: ${message}`
}

const disableComment =
  /\/[/*]\s*(?:(?:oxlint|eslint)-(?:disable|enable)|@ts-(?:ignore|nocheck)|prettier-ignore|oxfmt-ignore)/

const findDisableComments = async (root: string): Promise<string[]> => {
  const lists = (await listSources(root)).map(async (path) => {
    const lines = (await readText(root, path)).split('\n')
    return lines.flatMap((line, index) =>
      disableComment.test(line) ? [`${path}:${index + 1} comment silences a tool`] : [],
    )
  })
  return (await Promise.all(lists)).flat()
}
