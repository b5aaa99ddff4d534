import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Absolute path of the repository's root folder. */
export const workspaceRoot = resolve(import.meta.dirname, '../..')

export type CommandResult = { code: number; output: string; stdout: string }

type CommandOptions = { cwd: string; env?: NodeJS.ProcessEnv }

/**
 * Runs a program of the workspace (or of the machine) and collects its output. It never throws: the exit code is 127 if the
 * program cannot be started, and 128 if it is ended by a signal.
 */
export const collect = (program: string, args: string[], options: CommandOptions): Promise<CommandResult> =>
  new Promise((done) => {
    const child = spawn(program, args, { ...spawnOptions(options), stdio: ['ignore', 'pipe', 'pipe'] })
    let stdout = ''
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', (error) => done({ code: 127, output: error.message, stdout }))
    // Some programs colour their output whenever CI is set.
    const plain = stripVTControlCharacters
    child.on('close', (code) => done({ code: code ?? 128, output: plain(output), stdout: plain(stdout) }))
  })

/** Runs a program with its output going to the terminal. Returns its exit code as `collect` does. */
export const stream = (program: string, args: string[], options: CommandOptions): Promise<number> =>
  new Promise((done) => {
    const child = spawn(program, args, { ...spawnOptions(options), stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', (error) => {
      console.error(error.message)
      done(127)
    })
    child.on('close', (code) => done(code ?? 128))
  })

/** The workspace's own programs come first, so that `node` is the pinned version, however this process was started. */
const spawnOptions = ({ cwd, env = process.env }: CommandOptions) => ({
  cwd,
  env: { ...env, PATH: [join(workspaceRoot, 'node_modules/.bin'), env['PATH']].join(delimiter) },
})
