import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { collect } from '../workspace.ts'
import { defineGate } from './gate.ts'
import { listSources } from './source-tree.ts'

/** Runs `tsc` on the whole workspace. A source file that is not passed to the compiler is also a finding. */
export const typeCheck = defineGate('types', 'files', async (folder) => {
  const root = await realpath(folder)
  const { code, output } = await collect('tsc', ['--noEmit', '-p', root, '--listFiles', '--pretty', 'false'], {
    cwd: root,
  })
  const lines = output.split('\n')
  const compiled = new Set(
    lines
      .filter((line) => line.startsWith(root + sep) && !line.includes('node_modules'))
      .map((line) => relative(root, line).replaceAll(sep, '/')),
  )
  const errors = lines.filter((line) => /(?:^|: )error TS\d+: /.test(line))
  const notCompiled = (await listSources(root))
    .filter((path) => !compiled.has(path))
    .map((path) => `${path}: not compiled`)
  const crashed = code !== 0 && errors.length === 0 ? [`tsc ended with ${code}: ${output.slice(-500)}`] : []
  return { looked: compiled.size, findings: [...errors, ...notCompiled, ...crashed] }
})
