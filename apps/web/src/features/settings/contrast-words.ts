import { contrast, inkOn, parseColour, readableContrast } from '@sojourn/contract/kit/contrast'

/** The contrast of a colour, in words; null if it is not a valid colour. */
export const contrastInWords = (colour: string): string | null => {
  if (!parseColour(colour)) return null
  const ink = inkOn(colour)
  const ratio = contrast(ink, colour)
  const how = ratio >= 7 ? 'reads very well' : 'reads well'
  const onIt = `${ink === '#ffffff' ? 'White' : 'Black'} text on it ${how} (${ratio.toFixed(1)} to 1).`
  return contrast('#ffffff', colour) >= readableContrast
    ? onIt
    : `${onIt} It is too pale to be written with on white, so links and buttons take a darker shade of it.`
}
