import { z } from 'zod'
import { defineResource, optional, required } from '../kit/define-resource.ts'
import { isBlankText } from '../kit/plain-text.ts'
import { richText } from '../kit/rich-text.ts'
import { language, line } from '../kit/values.ts'

/** A text that members write once and insert into itineraries and other records. Inserting copies it. */
export const snippet = defineResource({
  name: 'snippet',
  plural: 'snippets',
  title: 'name',
  fields: {
    name: required(line(160)),
    text: required(richText()),
    /** The language of the text. Null if it fits any. */
    language: optional(language()),
  },
  rules: ({ text }) => [
    { field: 'text', isWrong: text !== undefined && isBlankText(text), message: 'must not be empty' },
  ],
  filters: { language: 'language' },
  inLists: ['name', 'language'],
  onlyInLists: {
    /** The beginning of the text, without formatting. */
    preview: z.string(),
  },
})
