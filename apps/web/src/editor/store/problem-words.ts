import { ApiProblem } from '../../data/http.ts'

/** What went wrong, for people: the server's own words where it has some, each with the field it is about. */
export const problemWords = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Something went wrong. Try again.'
  if (!(error instanceof ApiProblem)) return sentence(error.message)
  if (error.status === 0) return 'The server could not be reached. Check your connection and try again.'
  const fields = Object.entries(error.errors).flatMap(([path, found]) =>
    found.map(({ message }) => `${said(path)} ${message}`),
  )
  return sentence(fields.length > 0 ? fields.join('; ') : error.message)
}

/** Capital letter, full stop. */
export const sentence = (text: string): string => {
  const trimmed = text.trim()
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`
}

/** `segments.3.startTime` → `start time of segment 4:`. */
const said = (path: string): string => {
  const [list, index, ...rest] = path.split('.')
  const name = (rest.at(-1) ?? index ?? list ?? '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  if (rest.length > 0 && (list === 'segments' || list === 'days'))
    return `${name} of ${list.slice(0, -1)} ${Number(index) + 1}`
  return name
}
