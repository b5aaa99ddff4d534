import { pascalCase } from '@sojourn/contract/kit/word-forms'

type Operation = { requestBody?: object; responses: Record<string, object> }
type Place = { part: object; name: string | undefined; replace(reference: object): void }

/** What several operations have in common, by its name. */
export type SharedParts = { responses: Record<string, object>; requestBodies: Record<string, object> }

/** Replaces bodies that several operations take or return by references, in place, and returns them by their names. */
export const shareParts = (described: readonly object[]): SharedParts => {
  const operations = asOperations(described)
  const answers = operations.flatMap(({ responses }) =>
    Object.entries(responses).map(([status, part]): Place => {
      const example = exampleName(part) ?? fileName(part)
      return {
        part,
        name: example && `${example}${status}`,
        replace: (reference) => void (responses[status] = reference),
      }
    }),
  )
  const bodies = operations.flatMap((operation): Place[] => {
    const { requestBody: part } = operation
    return part
      ? [{ part, name: exampleName(part), replace: (reference) => void (operation.requestBody = reference) }]
      : []
  })
  return { responses: share('responses', answers), requestBodies: share('requestBodies', bodies) }
}

const share = (kind: keyof SharedParts, places: readonly Place[]): Record<string, object> => {
  const shared: Record<string, object> = {}
  for (const [first, ...more] of Map.groupBy(places, ({ part, name }) => `${name} ${JSON.stringify(part)}`).values()) {
    const name = first?.name
    if (!first || name === undefined || more.length === 0 || name in shared) continue
    shared[name] = first.part
    for (const { replace } of [first, ...more]) replace({ $ref: `#/components/${kind}/${name}` })
  }
  return shared
}

/** `TextCsvFile` for an answer that is a file. */
const fileName = (part: object): string | undefined => {
  const [, type] =
    /"content":\{"([\w/.+-]+)":\{"schema":\{"type":"string","format":"binary"/.exec(JSON.stringify(part)) ?? []
  return type === undefined ? undefined : `${pascalCase(type.replaceAll(/\W+/g, '-'))}File`
}

/** Operations as they were described here. */
const asOperations = (operations: readonly object[]) => operations as readonly Operation[]

/** The name of the example of a body, by which it is named too. */
const exampleName = (part: object): string | undefined =>
  /"\$ref":"#\/components\/examples\/(\w+)"/.exec(JSON.stringify(part))?.[1]
