import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The modules that processes start with, besides the programs themselves, by the name that their file has in `dist`. */
export const childModules = {
  'source-maps': '@sojourn/api/source-maps',
  'exit-with-parent': '@sojourn/api/platform/child/exit-with-parent',
  'print-brochures': '@sojourn/publishing/brochure/worker',
  'render-pages': '@sojourn/publishing/page-worker',
  'prepare-pictures': '@sojourn/api/platform/pictures/worker',
  'fill-places': '@sojourn/api/platform/places/fill-worker',
}

/** Whether this is the built server rather than its TypeScript. */
export const isBuilt = import.meta.filename.endsWith('.js')

/** Where a child process finds its code, in the same form as this process has its own. */
export const childModule = (name: keyof typeof childModules): URL =>
  pathToFileURL(createRequire(import.meta.filename).resolve(isBuilt ? `./${name}.js` : childModules[name]))
