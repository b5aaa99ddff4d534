/** `npm run dev`: the API, which restarts when a source file changes, and Vite, which proxies the paths of the API to it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { workspaceRoot } from './workspace.ts'

const webPort = '5173'
const apiPort = process.env['PORT'] ?? '3000'

const start = (args: string[], cwd: string): ChildProcess =>
  spawn(process.execPath, args, {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${webPort}`,
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    },
  })

const vite = join(workspaceRoot, 'node_modules/vite/bin/vite.js')
const children = [
  start(['--watch', '--watch-preserve-output', '--import', 'tsx', 'apps/api/src/main.ts'], workspaceRoot),
  start([vite, '--port', webPort, '--strictPort'], join(workspaceRoot, 'apps/web')),
]

/** When one of them exits, the other is stopped. This process exits after both. */
const stop = (): void => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
