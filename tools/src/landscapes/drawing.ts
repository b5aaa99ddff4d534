import { landscapeSize, type LandscapeFamily } from '@sojourn/demo/landscapes'
import { blankCanvas, type Canvas } from './canvas.ts'
import { drawCity } from './city.ts'
import { drawCoast } from './coast.ts'
import { drawDunes } from './dunes.ts'
import { drawFalls } from './falls.ts'
import { finishPicture, type Finish } from './finish.ts'
import { drawInterior } from './interior.ts'
import { drawMountains } from './mountains.ts'
import { drawNight } from './night.ts'
import { type Painting, scenesPerFamily } from './paintings.ts'
import { drawPan } from './pan.ts'
import { seededRandom, type Random } from './random.ts'
import { drawRiver } from './river.ts'
import { drawSavannah } from './savannah.ts'

/** Paints one of a family's scenes (0 … 5) and returns how the image is to be finished. */
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

/** Draws a landscape as JPEG; the same bytes for the same seed, size and version of sharp. */
export function drawLandscape(
  { family, seed }: Painting,
  size: { width: number; height: number } = landscapeSize,
): Promise<Buffer> {
  const canvas = blankCanvas(size.width, size.height)
  return finishPicture(canvas, drawFamily[family](canvas, seededRandom(seed), seed % scenesPerFamily))
}
