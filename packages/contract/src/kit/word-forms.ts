const capital = (letter: string): string => letter.toUpperCase()

/** `media-item` → `MediaItem`. */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|[-_])[a-z]/gi, (start) => capital(start.at(-1) ?? ''))

/** `media-items`, `media_items` → `mediaItems`. */
export const camelCase = (name: string): string => name.replaceAll(/[-_][a-z]/g, (start) => capital(start.at(-1) ?? ''))

/** `checkIn` → `check_in`. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `checkIn`, `check-in`, `check_in` → `check in`. */
export const spacedWords = (name: string): string => snakeCase(name).replaceAll(/[-_]/g, ' ')

/** A word with its article: `a room`, `an email address`. */
export const withArticle = (resource: string): string => `${/^[aeiou]/i.test(resource) ? 'an' : 'a'} ${resource}`
