import type { SearchHit } from '@sojourn/contract/search'
import { resourceNamed } from '../../data/web-resource.ts'
import { recordIconOf } from '../../kit/resource-icons.ts'

/** The resource of a search hit; templates are a separate resource here. */
export const resourceOf = ({ resource, isTemplate }: SearchHit): string => (isTemplate ? 'template' : resource)

/** How the palette shows a record; null if the web app has no such resource. */
export const lookOf = (resource: string) => {
  const webResource = resourceNamed(resource)
  return webResource ? { title: webResource.title, icon: recordIconOf(webResource.name) } : null
}

/** The path of a record. A media item has no page, so it leads to the library with a search for its name. */
export const hrefOf = (hit: SearchHit): string | null => {
  const webResource = resourceNamed(resourceOf(hit))
  if (!webResource) return null
  return webResource.pages.record
    ? `${webResource.path}/${hit.uuid}`
    : `${webResource.path}?q=${encodeURIComponent(hit.title)}`
}
