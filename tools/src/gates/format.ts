import { join } from 'node:path'
import { collect, workspaceRoot } from '../workspace.ts'
import { defineGate } from './gate.ts'

/** `oxfmt --check`; `npm run format` fixes its findings. */
export const format = defineGate('format', 'files', async (root) => {
  const config = join(workspaceRoot, '.oxfmtrc.json')
  const { code, output } = await collect('oxfmt', ['--config', config, '--check', '.'], { cwd: root })
  const looked = Number(/ on (\d+) files? /.exec(output)?.[1] ?? 0)
  const findings = [...output.matchAll(/^(\S.*) \(\d+ms\)$/gm)].map(([, path]) => `${path}: not formatted`)
  if (code !== 0 && looked > 0 && findings.length === 0)
    findings.push(`oxfmt ended with ${code}: ${output.slice(-500)}`)
  return { looked, findings }
})
