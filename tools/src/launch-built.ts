import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, server, web } from './launch-build.ts'
import { workspaceRoot } from './workspace.ts'

/** Which settings these are, and what they were measured to bring, is in docs/performance.md. */
const nodeOptions = ['--max-semi-space-size=4', '--max-old-space-size=1024']
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Builds what has changed and replaces this process with the built server, so that its signals and its exit code are those of
 * the server, and no launcher takes memory beside it.
 */
export const launch = async (
  program: 'main' | 'admin' | 'backup' | 'restore' | 'doctor',
  args: readonly string[],
): Promise<void> => {
  for (const build of program === 'main' ? [web, server] : [server]) {
    if (await ensureBuilt(workspaceRoot, build)) continue
    console.error(`The ${build.name} could not be built; the lines above say why.`)
    process.exit(1)
  }
  const dist = join(workspaceRoot, 'apps/api/dist')
  const env = {
    ...allocator,
    // The build empties its folder, so it never holds the code of an earlier one.
    NODE_COMPILE_CACHE: join(dist, 'compile-cache'),
    ...process.env,
    // Of two settings of one option the last applies, which is the operator's.
    NODE_OPTIONS: [...nodeOptions, process.env['NODE_OPTIONS'] ?? ''].join(' ').trim(),
  }
  run(['--import', pathToFileURL(join(dist, 'source-maps.js')).href, join(dist, `${program}.js`), ...args], env)
}

/** Windows cannot replace a process; there this one stays and waits. */
const run = (args: string[], env: NodeJS.ProcessEnv): void => {
  if (process.execve !== undefined) process.execve(process.execPath, [process.execPath, ...args], env)
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
  child.on('exit', (code) => process.exit(code ?? 1))
}
