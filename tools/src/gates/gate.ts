export type GateResult = { looked: number; findings: string[] }

/** One check of `npm run verify`: what it is called, what it counts, and how it looks at the tree under `root`. */
export type Gate = { name: string; unit: string; run(root: string): Promise<GateResult> }

/**
 * Makes a gate of a way to look at a tree. A gate that saw nothing has checked nothing and therefore fails;
 * one that breaks reports the break as its finding, so that the other gates still run.
 */
export const defineGate = (name: string, unit: string, look: Gate['run']): Gate => ({
  name,
  unit,
  async run(root) {
    try {
      const { looked, findings } = await look(root)
      return looked > 0 ? { looked, findings } : { looked, findings: [...findings, `looked at 0 ${unit}`] }
    } catch (error) {
      return {
        looked: 0,
        findings: [`the gate itself broke: ${error instanceof Error ? error.message : String(error)}`],
      }
    }
  },
})
