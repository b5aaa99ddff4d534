/** A form as Stripe reads it: texts, and nested objects and lists from brackets. */
export type Form = { [key: string]: FormValue }
type FormValue = string | Form | FormValue[]

/** Parses `a=1&b[c]=2&d[0][e]=3&f[]=4`, from a body or a query. Members numbered from 0 become a list. */
export const readForm = (text: string): Form => {
  const form: Form = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) put(form, partsOf(key), value)
  return Object.fromEntries(Object.entries(form).map(([key, value]) => [key, withLists(value)]))
}

const partsOf = (key: string): string[] => {
  const [first = '', ...rest] = key.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

const put = (form: Form, parts: string[], value: string): void => {
  const [first = '', ...rest] = parts
  const key = first === '' ? String(Object.keys(form).length) : first
  if (rest.length === 0) {
    form[key] = value
    return
  }
  const inner = form[key]
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : Object.create(null)
  form[key] = next
  put(next, rest, value)
}

const withLists = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
