import { contrast, inkOn, parseColour, readableContrast } from '@sojourn/contract/kit/contrast'
import * as wording from './wording.ts'

/** The contrast of a colour, in words; null if it is not a valid colour. */
export const contrastInWords = (colour: string): string | null => {
  if (!parseColour(colour)) return null
  const ink = inkOn(colour)
  const ratio = contrast(ink, colour)
  const texts = wording.contrastOf[ink === '#ffffff' ? 'white' : 'black']
  const onIt = (ratio >= 7 ? texts.high : texts.enough)({ ratio: ratio.toFixed(1) })
  return contrast('#ffffff', colour) >= readableContrast ? onIt : `${onIt} ${wording.tooLight}`
}
