/** How long to wait for further changes, as when the arrow keys move through several options. */
const pauseMs = 250

/** Sends the choices of a form whenever one changes, one request at a time, and shows what they change. */
export function followChoices(form: HTMLFormElement) {
  document.body.classList.add('has-script')
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The last state that was not sent yet waits until the response to an earlier one is here, so that the last one counts. */
  let isSending = false
  let isChanged = false
  let accepting: HTMLElement | null = null
  const say = (text = '') => {
    const status = document.querySelector('#choice-status')
    if (status) status.textContent = text
  }
  const send = async () => {
    if (isSending) return
    isSending = true
    while (isChanged) {
      isChanged = false
      say(form.dataset['sending'])
      const page = await pageAfter(form)
      if (isChanged || accepting) continue
      if (page === null) {
        // The button is the way to try again.
        document.body.classList.remove('has-script')
        say(form.dataset['failed'])
      } else if (!isSamePage(page, form)) location.reload()
      else {
        document.body.classList.add('has-script')
        show(page)
        const price = [...document.querySelectorAll('.price .figure p')].map((one) => one.textContent.trim()).join(' ')
        say(price === '' ? form.dataset['saved'] : `${form.dataset['price'] ?? ''} ${price}`)
      }
    }
    isSending = false
    if (accepting) form.requestSubmit(accepting)
  }
  const change = () => {
    isChanged = true
    clearTimeout(timer)
    timer = setTimeout(() => void send(), pauseMs)
  }
  form.addEventListener('submit', (event) => {
    const isAccepting = event.submitter?.classList.contains('update') === false
    // The form sends all choices along, so it need not wait for a change that was not sent yet, only for one on its way.
    if (isAccepting && !isSending) return clearTimeout(timer)
    event.preventDefault()
    if (isAccepting) {
      accepting = event.submitter
      return
    }
    isChanged = true
    void send()
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form === form) change()
  })
  // A page restored by the back button shows choices and a state that may be old.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
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

const partsOf = (page: Document) => [
  ...page.querySelectorAll('main > section[aria-labelledby]:not(.days, .answer), .day'),
]
const nameOf = (part: Element) => part.getAttribute('aria-labelledby')

/** Whether the page is of the same version and has the same parts, and can still be answered. */
function isSamePage(page: Document, form: HTMLFormElement): boolean {
  const [now, next] = [partsOf(document), partsOf(page)]
  const isSameVersion = page.querySelector('#choices')?.getAttribute('action') === form.getAttribute('action')
  const hasSameParts =
    now.length === next.length && now.every((part, index) => nameOf(part) === nameOf(next[index] ?? part))
  return isSameVersion && hasSameParts && !page.body.classList.contains('is-closed')
}

/** Replaces the content of the days and the sections that differ. The focus stays where it was. */
function show(page: Document) {
  const focused = document.activeElement?.id
  const next = partsOf(page)
  for (const [index, part] of partsOf(document).entries()) {
    const other = next[index]
    if (other && other.outerHTML !== part.outerHTML)
      part.replaceChildren(...document.importNode(other, true).childNodes)
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}
