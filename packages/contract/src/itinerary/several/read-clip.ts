import { z } from 'zod'
import { day, segment } from '../../document/document.ts'
import { documentLimits } from '../../document/document-limits.ts'
import { type Clip, clipVersion } from './clip.ts'

const clip = z.strictObject({
  version: z.literal(clipVersion),
  tenant: z.uuid(),
  itinerary: z.uuid(),
  isCut: z.boolean(),
  days: z.array(day).max(documentLimits.days),
  segments: z.array(segment).max(documentLimits.segments),
})

/** Reads the text of a clipboard, which may be from anywhere. Null if it is no clip, or one of another version. */
export const readClip = (text: string): Clip | null => {
  if (text.length > documentLimits.bytes) return null
  try {
    const { data } = clip.safeParse(JSON.parse(text))
    return data && data.days.length + data.segments.length > 0 ? data : null
  } catch {
    return null
  }
}
