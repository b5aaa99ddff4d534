import type { ApiKeyScope } from '@sojourn/contract/api-key'

/** Scopes whose name is different on screen. */
const words: Readonly<Record<string, string>> = {
  media: 'Media library',
  guides: 'Travel guides',
  pricing: 'Net prices and rates',
}

/** The label of the resource of a scope: `company-pages` → `Company pages`. */
export const resourceInWords = (resource: string): string =>
  words[resource] ?? resource.charAt(0).toUpperCase() + resource.slice(1).replaceAll('-', ' ')

const single: Readonly<Record<string, string>> = {
  'itineraries:publish': 'Publish itineraries',
  'contacts:passports': 'Passports',
}

/** What a key may do, one line for each resource: `Accommodations: read and write`. */
export const scopesInWords = (scopes: readonly ApiKeyScope[]): string[] => [
  ...[...new Set(scopes.filter((scope) => !(scope in single)).map((scope) => scope.split(':')[0] ?? ''))].map(
    (resource) =>
      `${resourceInWords(resource)}: ${scopes.some((scope) => scope === `${resource}:write`) ? 'read and write' : 'read'}`,
  ),
  ...scopes.flatMap((scope) => single[scope] ?? []),
]
