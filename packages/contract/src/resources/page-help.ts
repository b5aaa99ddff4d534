import { z } from 'zod'
import { storedAs } from '../kit/column.ts'
import { definePlatformResource, required } from '../kit/define-resource.ts'
import { dataOf } from '../kit/page.ts'
import { richText } from '../kit/rich-text.ts'
import { line } from '../kit/values.ts'

/** What names a page of the dashboard: kebab-case words joined by slashes or dots, such as `itineraries/edit`. */
const pageKey = () =>
  storedAs(
    z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+([-/.][a-z0-9]+)*$/, 'must be small words joined by hyphens, slashes or dots'),
    'text',
  )

/** What the platform explains about one page of the dashboard. `page` is its key and never changes. */
export const pageHelp = definePlatformResource({
  name: 'page-help',
  plural: 'page-help',
  title: 'title',
  fields: { page: required(pageKey()), title: required(line(160)), body: required(richText()) },
  filters: {},
})

/** A page that nobody has explained answers null. */
export const pageHelpAnswer = dataOf(pageHelp.read.nullable())
