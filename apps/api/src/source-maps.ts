import { setSourceMapsSupport } from 'node:module'

/**
 * Loaded before anything else that is built, so that stack traces name our TypeScript. Node's option `--enable-source-maps` would
 * also read the source maps of all packages, which takes 30 MB.
 */
setSourceMapsSupport(true, { nodeModules: false })
