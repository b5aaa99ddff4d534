import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { collect, workspaceRoot } from '../workspace.ts'
import { defineGate } from './gate.ts'
import { isTest, listSources, readText, withoutComments, workspaceFolders } from './source-tree.ts'

type CruisedModule = { source: string; dependencies: { module: string }[] }
type Violation = { from: string; to: string; rule: { name: string } }
type Rule = { name: string; comment?: string }
type Report = { modules: CruisedModule[]; summary: { violations: Violation[]; ruleSetUsed: { forbidden: Rule[] } } }

/**
 * The import rules of `.dependency-cruiser.mjs`. dependency-cruiser silently skips what it cannot parse, so every source file,
 * and every import found in its text, must be in its report.
 */
export const imports = defineGate('imports', 'modules', async (root) => {
  const folders = workspaceFolders.filter((folder) => existsSync(join(root, folder)))
  const sources = await listSources(root)
  if (sources.length === 0) return { looked: 0, findings: [] }
  const report = await cruise(root, folders)
  const read = new Map(
    report.modules.map((one) => [one.source, new Set(one.dependencies.map((to) => withoutScheme(to.module)))]),
  )
  const unread = await Promise.all(sources.map((path) => findUnread(root, path, read.get(path))))
  const { violations, ruleSetUsed } = report.summary
  const reasons = new Map(ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]))
  const against = violations.map(({ rule, from, to }) => `${from} → ${to} ${rule.name}: ${reasons.get(rule.name)}`)
  return { looked: sources.filter((path) => read.has(path)).length, findings: [...against, ...unread.flat()] }
})

const cruise = async (root: string, folders: string[]): Promise<Report> => {
  const config = join(workspaceRoot, '.dependency-cruiser.mjs')
  const { stdout, output } = await collect('depcruise', ['--config', config, '--output-type', 'json', ...folders], {
    cwd: root,
  })
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no report: ${output.slice(0, 500)}`)
  return JSON.parse(stdout)
}

const specifier =
  /^\s*(?:import|export)\s[^'"`;()=]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

const findUnread = async (root: string, path: string, read: Set<string> | undefined): Promise<string[]> => {
  if (read === undefined) return [`${path}: not read by dependency-cruiser`]
  // Tests may contain code as text, like the test of this gate.
  if (isTest(path)) return []
  const code = withoutComments(await readText(root, path))
  const written = [...code.matchAll(specifier)].map(([, from, bare, dynamic]) =>
    withoutScheme(from ?? bare ?? dynamic ?? ''),
  )
  return written
    .filter((module) => !read.has(module))
    .map((module) => `${path}: import of ${module} not read by dependency-cruiser`)
}

/** dependency-cruiser reports `node:fs` as `fs`. */
const withoutScheme = (module: string): string => module.replace(/^node:/, '')
