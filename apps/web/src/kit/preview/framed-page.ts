/**
 * A page as a frame of ours shows it: without its scripts, which would not run there, and with links that stay in the page
 * or open beside it. In a frame that is given its text a fragment alone would be one of the page around it.
 */
export const framedPage = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script')) script.remove()
  for (const link of page.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) {
      link.setAttribute('href', `about:srcdoc${href}`)
    } else {
      link.target = '_blank'
      link.rel = 'noreferrer'
    }
  }
  return `<!doctype html>${page.documentElement.outerHTML}`
}
