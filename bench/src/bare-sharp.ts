import { readFile } from 'node:fs/promises'
import { pictureWidths } from '@sojourn/contract/uploads'
import sharp from 'sharp'

/** The floor: creates the variants of an image as in sharp's manual, each from the file itself. */
const prepare = async (path: string): Promise<number> => {
  const bytes = await readFile(path)
  const variants = await Promise.all(
    pictureWidths.flatMap((width) => {
      const resized = () => sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true })
      return [
        resized().webp({ quality: 80, effort: 2 }),
        resized().avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }),
        ...(width === pictureWidths.at(-1) ? [resized().jpeg({ quality: 88 })] : []),
      ].map((image) => image.toBuffer())
    }),
  )
  return variants.reduce((sum, { length }) => sum + length, 0)
}

process.on('message', ({ path }: { path: string }) => {
  prepare(path).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
// Ends with its parent process.
process.on('disconnect', () => process.exit())
