/** A text without case and accents, to compare what is typed with what is known: `Réunion` → `reunion`. */
export const foldText = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
