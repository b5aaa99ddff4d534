import { addresses } from './addresses.ts'
import { environment } from './environment.ts'
import { format } from './format.ts'
import type { Gate } from './gate.ts'
import { imports } from './imports.ts'
import { length } from './length.ts'
import { limits } from './limits.ts'
import { lint } from './lint.ts'
import { literals } from './literals.ts'
import { lock } from './lock.ts'
import { migrations } from './migrations.ts'
import { names } from './names.ts'
import { projection } from './projection.ts'
import { rooms } from './rooms.ts'
import { size } from './size.ts'
import { typeCheck } from './type-check.ts'
import { unused } from './unused.ts'
import { words } from './words.ts'

const gates = [
  typeCheck,
  lint,
  imports,
  unused,
  format,
  environment,
  names,
  words,
  projection,
  rooms,
  length,
  limits,
  literals,
  migrations,
  addresses,
  lock,
  size,
]

/** Each of them starts a program that uses a whole core. */
const atOnce = 2

const maxFindings = 40

/** Runs every gate on the tree, prints one line for each when it ends, and returns how many passed and failed. */
export const runGates = async (root: string): Promise<{ passed: number; failed: number }> => {
  const waiting = [...gates]
  const outcomes: boolean[] = []
  const work = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) outcomes.push(await runOne(gate, root))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const passed = outcomes.filter(Boolean).length
  return { passed, failed: outcomes.length - passed }
}

const runOne = async (gate: Gate, root: string): Promise<boolean> => {
  const start = performance.now()
  const { looked, findings } = await gate.run(root)
  const verdict = findings.length === 0 ? 'ok' : `${findings.length} findings`
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${gate.name.padEnd(12)} ${`${looked} ${gate.unit}`.padEnd(14)} ${verdict}  (${seconds} s)`)
  for (const finding of findings.slice(0, maxFindings)) console.log(`  ${finding}`)
  if (findings.length > maxFindings) console.log(`  … and ${findings.length - maxFindings} more`)
  return findings.length === 0
}
