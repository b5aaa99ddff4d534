import type { Deps } from './deps.ts'

/** Writes a line to the log, as JSON like the server's own, for the operator. */
export const warn = ({ log }: Pick<Deps, 'log'>, msg: string, facts: Record<string, unknown>): void => {
  if (log.level === 'silent') return
  const to = log.to ?? process.stdout
  to.write(`${JSON.stringify({ level: 40, time: Date.now(), ...facts, msg })}\n`)
}
