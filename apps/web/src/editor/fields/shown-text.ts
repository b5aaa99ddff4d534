/** What a field shows, and the value of the itinerary when it was typed or read. */
export type Shown = { text: string; value: string | null }

/**
 * The text that a field shows when the itinerary's text has changed. It is the text that was typed if that is what was stored.
 * Otherwise it is the new text, with the spaces that the user has typed at the end: they are not stored, but the next word will
 * follow them. If the new text is shorter, such as after undo, they are removed.
 * @param clean returns what is stored of a typed text
 */
export const shownText = (
  { text, value: before }: Shown,
  value: string | null,
  clean: (text: string) => string | null,
): string => {
  if (clean(text) === value) return text
  if (value === null || before === null || value.length < before.length) return value ?? ''
  return value + text.slice(text.trimEnd().length)
}
