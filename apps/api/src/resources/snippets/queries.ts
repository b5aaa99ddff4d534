import { resources } from '@sojourn/contract'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { plainText } from '@sojourn/contract/kit/plain-text'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { policy } from './policy.ts'

/** Enough to recognise a text by, in characters. */
const previewLength = 200

export const snippets: ServedResource = {
  definition: resources.snippet,
  policy,
  derivedFrom: { preview: ['text'] },
  deriveInLists: async (_ctx, rows) =>
    rows.map((row) => {
      const { text } = row as Pick<Read<typeof resources.snippet>, 'text'>
      return { ...row, preview: plainText(text).slice(0, previewLength) }
    }),
}
