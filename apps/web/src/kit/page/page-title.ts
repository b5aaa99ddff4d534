import { useEffect } from 'react'
import { useProductName } from '../../data/public-config.ts'

/** Titles set by pages themselves, which replace the route's title; the latest is last. */
const pageTitles: { title: string }[] = []
let routeTitle = ''

/** Sets the tab's title for a route; a page's own title takes precedence. */
export const nameAddress = (title: string, product: string): void => {
  routeTitle = title
  show(product)
}

/** Sets the tab's title while the caller is mounted, whatever the route's title is: `Page not found`. */
export const usePageTitle = (title: string): void => {
  const product = useProductName()
  useEffect(() => {
    const entry = { title }
    pageTitles.push(entry)
    show(product)
    return () => {
      pageTitles.splice(pageTitles.indexOf(entry), 1)
      show(product)
    }
  }, [title, product])
}

const show = (product: string): void => {
  const title = pageTitles.at(-1)?.title ?? routeTitle
  document.title = title ? `${title} · ${product}` : product
}
