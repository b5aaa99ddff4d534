export type GateResult = { looked: number; findings: string[] }

/** One check of `npm run verify`: its name, the unit that it counts, and a function that checks the tree under `root`. */
export type Gate = { name: string; unit: string; run(root: string): Promise<GateResult> }

/**
 * Defines a gate. A gate that checked nothing fails. If it throws, the error is reported as its finding, so that the other
 * gates still run.
 */
export const defineGate = (name: string, unit: string, check: Gate['run']): Gate => ({
  name,
  unit,
  async run(root) {
    try {
      const { looked, findings } = await check(root)
      return looked > 0 ? { looked, findings } : { looked, findings: [...findings, `looked at 0 ${unit}`] }
    } catch (error) {
      return {
        looked: 0,
        findings: [`the gate itself broke: ${error instanceof Error ? error.message : String(error)}`],
      }
    }
  },
})
