// What forms and schemas both need to know. Without zod, so that every page can have it at no cost.

export const maxEmailLength = 254
export const maxUrlLength = 2000
/** Characters of a caption or an alternative text of a picture. */
export const maxCaptionLength = 300
/** Characters of what a place is called. */
export const maxLocationLabelLength = 200
/** Characters of what a list, the search or the places are searched for. */
export const maxSearchLength = 200
export const maxTags = 20
export const maxTagLength = 40
/** Characters of a formatted text, without its formatting. */
export const maxRichTextLength = 20_000
export const maxTableRows = 100
export const maxTableColumns = 20
