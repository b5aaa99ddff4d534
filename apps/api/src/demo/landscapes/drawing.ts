import { blankCanvas, type Canvas } from './canvas.ts'
import { drawCity } from './city.ts'
import { drawCoast } from './coast.ts'
import { drawDunes } from './dunes.ts'
import { drawFalls } from './falls.ts'
import { finishPicture, type Finish } from './finish.ts'
import { drawInterior } from './interior.ts'
import { scenesPerFamily, type Landscape, type LandscapeFamily } from './landscapes.ts'
import { drawMountains } from './mountains.ts'
import { drawNight } from './night.ts'
import { drawPan } from './pan.ts'
import { seededRandom, type Random } from './random.ts'
import { drawRiver } from './river.ts'
import { drawSavannah } from './savannah.ts'

/** Paints one of a family's scenes (0 … 5) and says how the print is to be finished. */
type DrawScene = (canvas: Canvas, random: Random, scene: number) => Finish

const drawFamily: Record<LandscapeFamily, DrawScene> = {
  dunes: drawDunes,
  coast: drawCoast,
  savannah: drawSavannah,
  river: drawRiver,
  falls: drawFalls,
  mountains: drawMountains,
  city: drawCity,
  interior: drawInterior,
  night: drawNight,
  pan: drawPan,
}

const maxBytes = 900_000

/** Draws a landscape as JPEG of at most 900 kB; the same bytes for the same seed, size and version of sharp. */
export async function drawLandscape(
  landscape: Landscape,
  size: { width: number; height: number } = { width: 2000, height: 1333 },
): Promise<Buffer> {
  const canvas = blankCanvas(size.width, size.height)
  const scene = landscape.seed % scenesPerFamily
  const finish = drawFamily[landscape.family](canvas, seededRandom(landscape.seed), scene)
  return finishPicture(canvas, finish, maxBytes)
}
