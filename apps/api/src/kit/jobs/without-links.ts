/**
 * A user's text made safe for emails to strangers: anything that mail clients might turn into a link is split into plain words.
 * Numbers such as `14.30` or `12.05.2027`, abbreviations and line breaks stay.
 */
export const withoutLinks = (text: string): string => text.split('\n').map(lineWithoutLinks).join('\n').trim()

const lineWithoutLinks = (line: string): string =>
  line
    .split(/\s+/)
    .map((word) => (mayBecomeLink(word) ? word.replaceAll(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ').trim() : word))
    .join(' ')
    .trim()

const mayBecomeLink = (word: string): boolean =>
  /\/\/|[\\@]|\S[.。．｡]\S/u.test(word) && !isNumber(word) && !/^\p{P}*(\p{L}\.)+\p{P}*$/u.test(word)

/** Four groups would be an IP address. */
const isNumber = (word: string): boolean =>
  /^[\p{N}\p{Sc}.,:;/()+–-]+$/u.test(word) && (word.match(/\.(?=\p{N})/gu) ?? []).length < 3
