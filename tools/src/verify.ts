import { runGates } from './gates/run-gates.ts'
import { workspaceRoot } from './workspace.ts'

const { passed, failed } = await runGates(workspaceRoot)
console.log(`${passed} gates hold, ${failed} fail`)
process.exitCode = failed === 0 ? 0 : 1
