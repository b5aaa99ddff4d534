// Stands in the page itself and runs before anything is painted, so that no other colours flash up and nothing waits for
// one more file; the server's policy allows it by its hash (kit/http/web-app.ts). What it sets is what ui/appearance.ts sets. It
// asks at once for what the entry would ask for only after it has run (taken by data/early-answers.ts): the configuration,
// the code of the login page or of the app (app/start.tsx), and for somebody who is logged in the account,
// the shell's code and what this device has kept.
try {
  const chosen = JSON.parse(localStorage.getItem('sojourn.appearance')) || {}
  const page = document.documentElement.dataset
  if (/^(high-contrast|dark|dark-high-contrast|warm)$/.test(chosen.scheme)) page.scheme = chosen.scheme
  if (chosen.followsSystem === true && matchMedia('(prefers-color-scheme: dark)').matches)
    page.scheme = String(chosen.scheme).endsWith('contrast') ? 'dark-high-contrast' : 'dark'
  if (/^(110|125|150|175|200)$/.test(chosen.textSize)) page.textSize = chosen.textSize
  if (typeof chosen.hasReducedMotion === 'boolean') page.motion = chosen.hasReducedMotion ? 'reduced' : 'full'
  if (chosen.hasUnderlinedLinks === true) page.links = 'underlined'
} catch {
  // What cannot be read is as good as nothing.
}
try {
  const ask = (path, headers) => {
    const answer = fetch(path, { headers: { accept: 'application/json', ...headers } })
    // Read at once, because a page that does not need it leaves it and it would hold its connection; who takes it hears of a
    // failure.
    answer.then((read) => read.clone().text()).catch(() => {})
    return answer
  }
  globalThis.earlyConfig = ask('/config.json')
  const preload = (...files) => {
    for (const href of files.filter((file) => file.startsWith('/'))) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      link.crossOrigin = ''
      document.head.append(link)
    }
  }
  const token = localStorage.getItem('sojourn.token')
  const isLoggedIn = /^[\w.~+/=-]{1,512}$/.test(token ?? '')
  const isForGuests =
    /^\/(login\/company\/|register|join|forgot-|reset-|pending-|logout|terms|privacy|accessibility)/.test(
      location.pathname,
    )
  preload(isLoggedIn || isForGuests ? '%APP%' : '%LOGIN%')
  if (isLoggedIn && '%SHELL%'.startsWith('/')) {
    preload('%SHELL%', '%CACHE%', location.pathname === '/' ? '%HOME%' : '')
    const api = document.querySelector('meta[name="api-url"]')?.content.replace(/\/+$/, '') ?? ''
    globalThis.earlyAccount = { token, answer: ask(`${api}/v1/auth/account`, { authorization: `Bearer ${token}` }) }
  }
} catch {
  // What cannot be read is as good as nothing.
}
