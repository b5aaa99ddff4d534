import type { SearchHit } from '@sojourn/contract/search'
import { resourceNamed } from '../../data/web-resource.ts'

/** The resource of a record that was found, by its name; templates are a resource of their own here. */
export const resourceOf = ({ resource, isTemplate }: SearchHit): string => (isTemplate ? 'template' : resource)

/** How the palette shows a record; null for one that the web does not know. */
export const lookOf = (resource: string) => {
  const webResource = resourceNamed(resource)
  return webResource ? { title: webResource.title, icon: webResource.recordIcon ?? webResource.icon } : null
}

/** The page of a record. A media item has none: it leads to the library, searched for its name. */
export const hrefOf = (hit: SearchHit): string | null => {
  const webResource = resourceNamed(resourceOf(hit))
  if (!webResource) return null
  return webResource.pages.record
    ? `${webResource.path}/${hit.uuid}`
    : `${webResource.path}?q=${encodeURIComponent(hit.title)}`
}
