import { isUuid } from '@sojourn/contract/kit/uuid'

/** The words that people wrote in a value of a form, whatever it is made of; what stands for other records is no word. */
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

/** The server and a form name the fields of a part in another order; titles come first in both. */
const order = (name: string): number => (['title', 'name', 'heading', 'question'].includes(name) ? 0 : 1)

const pictureText = (reference: object): string => {
  const words = ['caption', 'alt'].map((name): unknown => Reflect.get(reference, name)).find(Boolean)
  return typeof words === 'string' ? `(picture: ${words})` : '(picture)'
}
