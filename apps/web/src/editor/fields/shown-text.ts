/** What a field shows, and the itinerary's value at that time. */
export type Shown = { text: string; value: string | null }

/**
 * The text that a field shows when the itinerary's text has changed. If the change is what the user typed, the text stays exactly
 * as typed. Otherwise it is the new text plus any spaces that the user typed at the end. They are not stored, but the next word
 * will follow them. They are dropped if the end of the text was removed, such as by undo.
 * @param clean turns typed text into the text that is stored
 */
export const shownText = (
  { text, value: before }: Shown,
  value: string | null,
  clean: (text: string) => string | null,
): string => {
  const cleaned = clean(text)
  if (cleaned === value) return text
  if (value === null || before === null || cleaned === null || before.startsWith(value)) return value ?? ''
  return value.trimEnd() + text.slice(text.trimEnd().length)
}
