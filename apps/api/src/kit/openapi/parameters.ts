import { pascalCase, spacedWords } from '@sojourn/contract/kit/word-forms'
import { acceptsKey } from '../http/idempotency.ts'
import { isProtected, type Route, sentParts } from '../http/route.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

export type Parameter = {
  name: string
  in: string
  required?: true
  description: string
  schema: JsonSchema
  style?: 'form'
  explode?: false
}

/** The parameters of a request: path, query and headers. */
export const parametersOf = (route: Route, schemas: Schemas): Parameter[] => {
  const { path, query, header } = sentParts(route)
  const described = (place: string, schema: typeof path): Parameter[] => {
    const { properties = {}, required = [] } = schema ? schemas.sent(schema) : {}
    return Object.entries(properties).map(([name, { description, ...value }]) => ({
      name: place === 'header' ? headerName(name) : name,
      in: place,
      ...(place === 'path' || required.includes(name) ? { required: true as const } : {}),
      description: description ?? descriptions[name] ?? describedByName(place, name),
      schema: value,
      ...(place === 'query' && name === 'fields' ? { style: 'form' as const, explode: false as const } : {}),
    }))
  }
  const named = [...described('path', path), ...described('query', query), ...described('header', header)]
  // A path may have placeholders that its schema does not describe: each becomes a parameter.
  const undescribed = [...route.url.matchAll(/:(\w+)/g)].flatMap(([, name = '']) =>
    named.some((one) => one.in === 'path' && one.name === name)
      ? []
      : [
          {
            name,
            in: 'path',
            required: true as const,
            description: describedByName('path', name),
            schema: { type: 'string' },
          },
        ],
  )
  const isRetried = acceptsKey(route.method, route.config) && isProtected(route) && !route.url.startsWith('/v1/auth/')
  return [...undescribed, ...named, ...(isRetried ? [idempotencyKey] : [])]
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A unique key that you choose for this request. If you repeat the request with the same key, it is carried out only once and returns the same response.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const descriptions: Record<string, string> = {
  tenant: 'The uuid of the company.',
  uuid: 'The uuid of the record.',
  page: 'The page number, starting at 1.',
  perPage: 'The number of records per page.',
  sort: 'The field to sort by. Prefix it with `-` for descending order. Default: newest first.',
  q: 'Words that the record must contain.',
  fields: 'Fields that rows have besides those of lists, separated by commas.',
  letter: 'Only records whose name begins with this letter. `#` selects names that do not begin with a letter.',
  binned: '`true` to look in the bin.',
  tag: 'Only records with one of these tags. Repeat the parameter to send several.',
  n: 'The number of the version.',
  company: 'The uuid of the company.',
  delivery: 'The uuid of the delivery.',
  from: 'The first date to include.',
  to: 'The last date to include.',
  resource: 'Only records of this kind.',
  template: '`true` for templates only, `false` for itineraries only.',
  within: 'Only files in this folder or a folder below it.',
  lacks: 'Only files without this information. Repeat the parameter to allow several.',
  used: '`true` for files in use only, `false` for unused files only.',
  after: 'The `next` of the previous response.',
  near: 'A point as `lat,lng`. Places near it come first.',
  lat: 'The latitude of the point.',
  lng: 'The longitude of the point.',
  domain: 'The host to check.',
  stripe_plan: 'The `stripe_id` of the plan.',
  'upload-length': 'The size of the file in bytes, for a tus upload.',
  'upload-metadata': 'The metadata of a tus upload.',
  'if-none-match':
    'The ETags of answers that you have. If one of them is still right, the answer is 304 without a body.',
  'if-match': 'The ETag of the version to change, such as `"3"`. Returns 412 if there is a newer version.',
}

const describedByName = (place: string, name: string): string => {
  const words = spacedWords(name)
  if (place === 'path') return `The ${words}.`
  if (place === 'header') return `The ${words} header.`
  return `Only records with this ${words}. Repeat the parameter to allow several.`
}

/** `if-match` → `If-Match`. */
const headerName = (name: string): string => name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase())

/** Name under which a parameter is shared: `perPage` → `PerPage`, `If-Match` → `IfMatch`. */
export const parameterName = ({ name }: Parameter): string => pascalCase(name)
