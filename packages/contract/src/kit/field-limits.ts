// Used by both forms and schemas. Does not import zod, so that every page can use it at no cost.

export const maxEmailLength = 254
export const maxUrlLength = 2000
/** The maximum number of characters in a caption or an alternative text. */
export const maxCaptionLength = 300
/** The maximum number of characters in the name of a place. */
export const maxLocationLabelLength = 200
/** The maximum number of characters in a search of a list, in everything or in places. */
export const maxSearchLength = 200
export const maxTags = 20
export const maxTagLength = 40
/** The maximum number of characters in a rich text, without its formatting. */
export const maxRichTextLength = 20_000
export const maxTableRows = 100
export const maxTableColumns = 20

/** The maximum buffer of an exchange rate, in basis points. */
export const maxBufferBps = 2000
