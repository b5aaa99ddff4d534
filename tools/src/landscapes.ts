import { fileURLToPath } from 'node:url'
import { landscapesFolder } from '@sojourn/demo/landscapes'
import { paintings } from './landscapes/paintings.ts'
import { renderLandscapes } from './landscapes/render-landscapes.ts'

/**
 * `npm run landscapes`: repaints the demo's images into their folder in the repository, which takes some minutes. `npm run
 * landscapes -- deadvlei-noon green-season` paints only those.
 */
const names = process.argv.slice(2)
const unknown = names.filter((name) => !paintings.some((painting) => painting.name === name))
if (unknown.length > 0) throw new Error(`there is no landscape called ${unknown.join(', ')}`)
const wanted = paintings.filter(({ name }) => names.length === 0 || names.includes(name))
await renderLandscapes(fileURLToPath(landscapesFolder), wanted, (name) => console.log(name))
