import { isUuid } from '@sojourn/contract/kit/uuid'
import * as wording from './wording.ts'

/** The text that users wrote in a form value of any shape. References to other records are left out. */
export const valueText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return isUuid(value) ? '' : value
  if (typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join('\n')
  if ('text' in value && typeof value.text === 'string') return value.text
  if ('media' in value && typeof value.media === 'string') return pictureText(value)
  return Object.entries(value)
    .filter(([name]) => name !== 'type')
    .toSorted(([one], [other]) => order(one) - order(other) || one.localeCompare(other))
    .map(([, part]) => valueText(part))
    .filter(Boolean)
    .join(' ')
}

/** Puts titles first, because the server and a form have the fields of an object in different orders. */
const order = (name: string): number => (['title', 'name', 'heading', 'question'].includes(name) ? 0 : 1)

const pictureText = (reference: object): string => {
  const words = ['caption', 'alt'].map((name): unknown => Reflect.get(reference, name)).find(Boolean)
  return typeof words === 'string' ? wording.imageWithText({ text: words }) : wording.image
}
