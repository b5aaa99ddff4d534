/**
 * Runs on the page of an itinerary on which a client can choose. It sends the choices when one changes, and shows the page as the
 * server renders it with them. Without it, a button sends them.
 */
const form = document.querySelector<HTMLFormElement>('#choices')
if (form) followChoices(form)

function followChoices(form: HTMLFormElement) {
  document.body.classList.add('has-script')
  let lastTurn = 0
  const say = (text = '') => {
    const status = document.querySelector('#choice-status')
    if (status) status.textContent = text
  }
  const send = async () => {
    lastTurn += 1
    const turn = lastTurn
    say(form.dataset['sending'])
    const page = await pageAfter(form)
    // Another choice has been made in the meantime; its response shows both.
    if (turn !== lastTurn) return
    if (page === null) return say(form.dataset['failed'])
    // The itinerary was accepted, revoked or locked elsewhere.
    if (!page.querySelector('#choices') || page.body.classList.contains('is-closed')) return location.reload()
    show(page)
    const price = [...document.querySelectorAll('.price .figure p')].map((part) => part.textContent.trim()).join(' ')
    return say(price === '' ? form.dataset['saved'] : `${form.dataset['price'] ?? ''} ${price}`)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form === form) void send()
  })
}

/** The page with the choices of the form; null if the server could not be reached, or did not take them. */
async function pageAfter(form: HTMLFormElement): Promise<Document | null> {
  try {
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) })
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
  } catch {
    return null
  }
}

/** Replaces the days and the sections that differ. The focus stays where it was. */
function show(page: Document) {
  const focused = document.activeElement?.id
  for (const part of document.querySelectorAll('main > section[aria-labelledby]:not(.days, .answer), .day')) {
    const next = page.querySelector(`[aria-labelledby="${CSS.escape(part.getAttribute('aria-labelledby') ?? '')}"]`)
    if (next && next.outerHTML !== part.outerHTML) part.replaceWith(document.importNode(next, true))
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}

export {}
