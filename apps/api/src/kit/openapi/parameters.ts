import { pascalCase, spacedWords } from '@sojourn/contract/kit/word-forms'
import { isProtected, type Route, sentParts } from '../http/route.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

export type Parameter = { name: string; in: string; required?: true; description: string; schema: JsonSchema }

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
  const isRetried = route.method === 'POST' && isProtected(route) && !route.url.startsWith('/v1/auth/')
  return [...undescribed, ...named, ...(isRetried ? [idempotencyKey] : [])]
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A key of your own making for this request: sent again with it, the request is done once and answered the same.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const descriptions: Record<string, string> = {
  tenant: 'The company, by its uuid.',
  uuid: 'The record, by its uuid.',
  page: 'Which page, from 1.',
  perPage: 'Records on a page.',
  sort: 'Order by a field, with `-` in front the other way round; the newest first without it.',
  q: 'Words that must occur.',
  letter: 'Only records whose name begins with this letter, or with none of them (`#`).',
  binned: 'Look into the bin.',
  tag: 'Only records with one of these tags; repeat the parameter for several.',
  'if-match': 'The ETag of the version to change, such as `"3"`; 412 when there is a newer one.',
}

const describedByName = (place: string, name: string): string => {
  const words = spacedWords(name)
  if (place === 'path') return `The ${words} that is meant.`
  if (place === 'header') return `The ${words} header.`
  return `Only records with one of these as their ${words}; repeat the parameter for several.`
}

/** `if-match` → `If-Match`. */
const headerName = (name: string): string => name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase())

/** Name under which a parameter is shared: `perPage` → `PerPage`, `If-Match` → `IfMatch`. */
export const parameterName = ({ name }: Parameter): string => pascalCase(name)
