import { isUuid } from '@sojourn/contract/kit/uuid'
import { isSame } from '../form/merge-values.ts'
import * as wording from './wording.ts'

/**
 * The text of a draft in lines to read and copy: for a form, the fields that differ from their initial values; for the
 * itinerary editor, the texts in its edits.
 */
export const wordsOfDraft = (draft: Readonly<Record<string, unknown>>): string => {
  const { values, basis, edits } = draft
  if (Array.isArray(edits)) return linesOf(edits, undefined, '').join('\n')
  return linesOf(values ?? draft, basis, '').join('\n')
}

/** Keys whose values were not typed by the user. */
const ofMachines: ReadonlySet<string> = new Set(['uuid', 'kind', 'type', 'rev', 'writer', 'savedAt', 'id'])
const isOfMachines = (text: string): boolean => isUuid(text) || /^\d{4}-\d\d-\d\dT.*Z$/i.test(text)

const linesOf = (value: unknown, before: unknown, label: string): string[] => {
  if (isSame(value, before)) return []
  if (isDocument(value)) return lineOf(label, textOf(value))
  if (Array.isArray(value)) return value.flatMap((one: unknown) => linesOf(one, undefined, label))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) =>
      ofMachines.has(name) ? [] : linesOf(part, partOf(before, name), labelOf(name)),
    )
  if (typeof value === 'number') return lineOf(label, String(value))
  return typeof value === 'string' && !isOfMachines(value) ? lineOf(label, value.trim()) : []
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const lineOf = (label: string, text: string): string[] => {
  if (text === '') return []
  return [label ? wording.line({ label, text }) : text]
}

/** `arrivalNote` becomes “Arrival note”. */
const labelOf = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Node = { type: string; text?: string; content?: unknown[] }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isDocument = (value: unknown): value is Node => isNode(value) && value.type === 'doc'

/** Rich text as plain text. */
const textOf = ({ text, content = [] }: Node): string =>
  text ??
  content
    .filter(isNode)
    .map((node) => textOf(node))
    .join(content.some((node) => isNode(node) && node.type === 'text') ? '' : '\n')
