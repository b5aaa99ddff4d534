// Stands in the page itself and runs before anything is painted, so that no other colours flash up and nothing waits for
// one more file; the server's policy allows it by its hash (kit/site.ts). What it sets is what ui/appearance.ts sets. For
// somebody who is logged in it asks for the shell's code at once, which the entry would ask for only after it has run.
try {
  const chosen = JSON.parse(localStorage.getItem('sojourn.appearance')) || {}
  const page = document.documentElement.dataset
  if (/^(high-contrast|dark|dark-high-contrast|warm)$/.test(chosen.scheme)) page.scheme = chosen.scheme
  if (/^(110|125|150|175|200)$/.test(chosen.textSize)) page.textSize = chosen.textSize
  if (typeof chosen.hasReducedMotion === 'boolean') page.motion = chosen.hasReducedMotion ? 'reduced' : 'full'
  if (chosen.hasUnderlinedLinks === true) page.links = 'underlined'
  const shell = '%SHELL%'
  if (shell && localStorage.getItem('sojourn.token')) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: shell })
    link.crossOrigin = ''
    document.head.append(link)
  }
} catch {
  // What cannot be read is as good as nothing.
}
