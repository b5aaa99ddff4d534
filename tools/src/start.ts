import { version, versions } from 'node:process'

/**
 * `npm start`: builds the web app if necessary and runs the server in this process, so that signals and exit code are those of
 * the server. Our own files are imported dynamically, so that an old version of Node reports a clear message rather than a
 * syntax error.
 */
const major = Number(versions.node.split('.')[0])
if (major < 22) {
  console.error(`Sojourn needs Node 24 and this is ${version}: run npm ci, then npm start, which brings its own.`)
  process.exit(1)
}
const { workspaceRoot } = await import('./workspace.ts')
const { endWithParent } = await import('./launch-parent.ts')
const { ensureWebBuilt } = await import('./launch-web.ts')
if (!(await ensureWebBuilt(workspaceRoot))) {
  console.error('The web could not be built; the lines above say why.')
  process.exit(1)
}
if (process.env['npm_lifecycle_event'] !== undefined) endWithParent()
await import('@sojourn/api/main')
