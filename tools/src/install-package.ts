import { existsSync } from 'node:fs'
import { stream } from './workspace.ts'

/**
 * Installs a package of Debian. On another system, or without permission to install, it throws an error that ends with `remedy`, which
 * says what to do.
 */
export const installPackage = async (name: string, remedy: string): Promise<void> => {
  if (!existsSync('/etc/debian_version')) throw new Error(`this machine has no ${name}; ${remedy}`)
  const install = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', name],
  ]
  for (const command of install) await runAsRoot(command, remedy)
}

const runAsRoot = async (command: string[], remedy: string): Promise<void> => {
  const [program = '', ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  const code = await stream(program, rest, { cwd: '/', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}; ${remedy}`)
}
