// Used by both forms and schemas. Does not import zod, so that every page can use it at no cost.

export const maxEmailLength = 254
export const maxUrlLength = 2000
/** Maximum characters of a caption or an alternative text. */
export const maxCaptionLength = 300
/** Maximum characters of the name of a place. */
export const maxLocationLabelLength = 200
/** Maximum characters of a search in a list, in everything or in places. */
export const maxSearchLength = 200
export const maxTags = 20
export const maxTagLength = 40
/** Maximum characters of a rich text, without its formatting. */
export const maxRichTextLength = 20_000
export const maxTableRows = 100
export const maxTableColumns = 20
