import { argv, exit, version, versions } from 'node:process'

/**
 * `npm start`, `npm run admin`, `npm run backup`, `npm run restore` and `npm run doctor`. This file is JavaScript, and imports the others only then, so that an old version of Node
 * reports a clear message rather than a syntax error.
 */
if (Number(versions.node.split('.')[0]) < 24) {
  console.error(`Sojourn needs Node 24 and this is ${version}: run npm ci, then npm start, which brings its own.`)
  exit(1)
}
const { launch } = await import('./launch-built.ts')
const [, , program, ...args] = argv
await launch(['admin', 'backup', 'restore', 'doctor'].includes(program) ? program : 'main', args)
