import { useEffect } from 'react'
import { useProductName } from '../../data/public-config.ts'

/** What pages call themselves instead of what their address is called, the latest last. */
const own: { title: string }[] = []
let ofAddress = ''

/** Names the tab after the address one has come to; a page that names itself goes before it. */
export const nameAddress = (title: string, product: string): void => {
  ofAddress = title
  show(product)
}

/** Names the tab for as long as the caller is shown, whatever its address is called: `Page not found`. */
export const usePageTitle = (title: string): void => {
  const product = useProductName()
  useEffect(() => {
    const entry = { title }
    own.push(entry)
    show(product)
    return () => {
      own.splice(own.indexOf(entry), 1)
      show(product)
    }
  }, [title, product])
}

const show = (product: string): void => {
  const title = own.at(-1)?.title ?? ofAddress
  document.title = title ? `${title} · ${product}` : product
}
