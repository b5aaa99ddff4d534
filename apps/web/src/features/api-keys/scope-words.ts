import { type ApiKeyScope, keyResources } from '@sojourn/contract/api-key'
import * as wording from './wording.ts'

/** What a key may do, one line for each resource: `Accommodations: read and write`. */
export const scopesInWords = (scopes: readonly ApiKeyScope[]): string[] => {
  const has = (scope: ApiKeyScope) => scopes.includes(scope)
  const lineOf = (resource: keyof typeof wording.scopeResources): string[] => {
    const name = wording.scopeResources[resource]
    if (has(`${resource}:write`)) return [wording.writeScope({ resource: name })]
    return has(`${resource}:read`) ? [wording.readScope({ resource: name })] : []
  }
  return [
    ...[...keyResources, 'pricing' as const].flatMap(lineOf),
    ...(has('itineraries:publish') ? [wording.publishScope] : []),
    ...(has('contacts:passports') ? [wording.passportsScope] : []),
  ]
}
