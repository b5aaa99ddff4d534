/** Letters without diacritics: `Réunion` → `Reunion`. */
export const withoutMarks = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '')

/** A text without case and accents, for comparisons with typed text: `Réunion` → `reunion`. */
export const foldText = (text: string): string => withoutMarks(text).toLowerCase().trim()
