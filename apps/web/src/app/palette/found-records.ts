import type { SearchHit } from '@sojourn/contract/search'
import { resourceNamed } from '../../data/web-resource.ts'

/** The resource of a record that was found, by its name; templates are one of their own. */
export const resourceOf = ({ resource, isTemplate }: SearchHit): string => (isTemplate ? 'template' : resource)

/** How the palette shows a record; null for one that the web does not know. */
export const lookOf = (resource: string) => {
  const known = resourceNamed(resource)
  return known ? { title: known.title, icon: known.recordIcon ?? known.icon } : null
}

/** The page of a record. A media item has none: the library shows what bears its name. */
export const hrefOf = (hit: SearchHit): string | null => {
  const known = resourceNamed(resourceOf(hit))
  if (!known) return null
  return known.pages.record ? `${known.path}/${hit.uuid}` : `${known.path}?q=${encodeURIComponent(hit.title)}`
}
