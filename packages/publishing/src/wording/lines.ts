/** The lines of a plain text, without blank ones. */
export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
