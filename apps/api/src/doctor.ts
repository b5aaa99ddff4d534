import { examine } from './doctor/examine.ts'
import { CommandError, runCommand } from './run-command.ts'

/** `npm run doctor`: checks the settings and everything that the server depends on. Changes nothing. Ends with 1 if it finds an error. */
runCommand(async (args) => {
  if (args.length > 0) throw new CommandError('usage: npm run doctor')
  const findings = await examine()
  const errors = findings.filter(({ level }) => level === 'error').length
  const warnings = findings.filter(({ level }) => level === 'warning').length
  const lines = findings.map(({ level, topic, text }) => `${level.padEnd(7)}  ${topic.padEnd(10)}  ${text}`)
  const report = [...lines, '', `${count(errors, 'error')}, ${count(warnings, 'warning')}`].join('\n')
  if (errors > 0) throw new CommandError(report)
  return report
})

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
