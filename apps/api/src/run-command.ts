import { BackupError } from './platform/backup/manifest.ts'
import { StorageError } from './platform/storage/storage.ts'
import { explainStartError } from './start-error.ts'

/** The command is wrong or cannot be carried out. The message is shown to the operator. */
export class CommandError extends Error {}

/** Runs a command of the operator: prints what it returns, or one message why it failed, with exit code 1. */
export const runCommand = (run: (args: string[]) => Promise<string>): void => {
  run(process.argv.slice(2)).then(
    (text) => process.stdout.write(`${text}\n`),
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`)
      process.exitCode = 1
    },
  )
}

const explain = (error: unknown): string | undefined => {
  if (error instanceof CommandError || error instanceof BackupError || error instanceof StorageError)
    return error.message
  return explainStartError(error) ?? (error instanceof Error ? error.stack : String(error))
}

/** Takes `--company=…` out of the arguments of a command; empty if it names nothing. */
export const takeCompany = (args: string[]): { company: string | undefined; others: string[] } => {
  const option = '--company='
  const isOption = (arg: string) => arg.startsWith(option) || arg === '--company'
  return {
    company: args.find(isOption)?.slice(option.length).trim(),
    others: args.filter((arg) => !isOption(arg)),
  }
}

/** On Ctrl-C and the like the process ends with what its exit handlers do, such as stopping our own PostgreSQL. */
export const endOnSignal = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      process.stderr.write('Interrupted.\n')
      process.exit(130)
    })
}

/** Such as `34.5 MB`. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** The seconds since `start`, a value of performance.now(). */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`
