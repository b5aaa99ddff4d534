import { languages, textsOf } from '@sojourn/publishing/languages/words'
import { replyAbove } from './wording.ts'

/** The lines above which members and clients reply: emails to clients are in the language of their itinerary. */
export const replyLines = (): string[] => [replyAbove, ...languages.map((code) => textsOf(code).emails.replyAbove)]
