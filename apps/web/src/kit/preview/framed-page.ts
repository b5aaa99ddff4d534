/**
 * A page for one of our frames: without scripts, which would not run there, and with links that stay in the page or open in a
 * new tab. In a `srcdoc` frame, a link with only a fragment would be resolved against the surrounding page.
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
