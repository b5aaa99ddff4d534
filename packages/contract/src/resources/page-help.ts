import { z } from 'zod'
import { storedAs } from '../kit/column.ts'
import { definePlatformResource, required } from '../kit/define-resource.ts'
import { dataOf } from '../kit/page.ts'
import { richText } from '../kit/rich-text.ts'
import { line } from '../kit/values.ts'

/** The key of a page of the dashboard: kebab-case words joined by slashes or dots, such as `itineraries/edit`. */
const pageKey = () =>
  storedAs(
    z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+([-/.][a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, slashes or dots'),
    'text',
  )

/** The platform's help for one page of the dashboard. `page` is its key and never changes. */
export const pageHelp = definePlatformResource({
  name: 'page-help',
  plural: 'page-help',
  title: 'title',
  fields: { page: required(pageKey()), title: required(line(160)), body: required(richText()) },
  filters: {},
})

/** Null for a page without help. */
export const pageHelpAnswer = dataOf(pageHelp.read.nullable())
