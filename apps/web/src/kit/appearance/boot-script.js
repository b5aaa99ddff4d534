// Stands in the page itself and runs before anything is painted, so that no other colours flash up and nothing waits for
// one more file. What it sets is what ui/appearance.ts sets. The server's policy allows it by its hash (kit/site.ts).
try {
  const chosen = JSON.parse(localStorage.getItem('sojourn.appearance')) || {}
  const page = document.documentElement.dataset
  if (/^(high-contrast|dark|dark-high-contrast|warm)$/.test(chosen.scheme)) page.scheme = chosen.scheme
  if (/^(110|125|150|175|200)$/.test(chosen.textSize)) page.textSize = chosen.textSize
  if (typeof chosen.hasReducedMotion === 'boolean') page.motion = chosen.hasReducedMotion ? 'reduced' : 'full'
  if (chosen.hasUnderlinedLinks === true) page.links = 'underlined'
} catch {
  // What cannot be read is as good as nothing.
}
