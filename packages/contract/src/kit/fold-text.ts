/** Letters without their marks: `Réunion` → `Reunion`. */
export const withoutMarks = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '')

/** A text without case and accents, to compare what is typed with what is known: `Réunion` → `reunion`. */
export const foldText = (text: string): string => withoutMarks(text).toLowerCase().trim()
