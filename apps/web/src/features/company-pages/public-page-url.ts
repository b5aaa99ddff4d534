import { useQuery } from '@tanstack/react-query'
import { publicConfig } from '../../data/public-config.ts'
import { useTenant } from '../../data/session.ts'

/** The URL of a public page of the company: on its own host, if it has one. */
export const usePublicPageUrl = (slug: string): string => {
  const { slug: company, domain } = useTenant()
  const pagesUrl = new URL(useQuery(publicConfig).data?.pagesUrl ?? globalThis.location.origin)
  if (domain) pagesUrl.hostname = domain
  return `${pagesUrl.origin}/c/${company}/${slug}`
}
