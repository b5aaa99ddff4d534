import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Challenges live for ten minutes. */
const freshMs = 8 * 60_000
/** Whoever waits longer is asked the question instead. */
const patienceMs = 20_000

/**
 * Runs on pages of companies' public sites, which belong to no app: while somebody fills in the enquiry form it solves the
 * proof of work that takes the place of the question for people. Where it fails, the form asks the question.
 */
const form = document.querySelector<HTMLFormElement>('form[data-enquiry]')
if (form) preparePage(form, form.dataset['enquiry'] ?? '')

function preparePage(form: HTMLFormElement, challengeUrl: string) {
  const question = form.querySelector<HTMLElement>('[data-question]')
  const answer = question?.querySelector('input')
  const isAsked = form.hasAttribute('data-asks')
  const showQuestion = (isVisible: boolean) => {
    if (!question || !answer) return
    question.hidden = !isVisible
    for (const input of question.querySelectorAll('input')) input.disabled = !isVisible
  }
  if (isAsked) return
  showQuestion(false)

  let isSending = false
  let begun = { at: 0, solution: Promise.resolve<string | null>(null) }
  /** Long before its form is sent a solution is worth nothing any more, so then it is made anew. */
  const solve = () => {
    if (Date.now() - begun.at > freshMs) begun = { at: Date.now(), solution: solved(challengeUrl) }
    return begun.solution
  }
  form.addEventListener('input', () => void solve(), { once: true })
  form.addEventListener('submit', (event) => {
    if (form.elements.namedItem('altcha')) return
    event.preventDefault()
    if (isSending) return
    isSending = true
    const status = form.querySelector('output')
    if (status) status.textContent = 'Sending …'
    void solve().then((solution) => {
      if (solution === null) showQuestion(true)
      // Even without a solution it is sent: the answer brings the question and all that was typed.
      form.append(hidden('altcha', solution ?? ''))
      form.submit()
    })
  })
  // Back from the next page, the form is as it was left: it can be sent again, with new work.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}

async function solved(challengeUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(challengeUrl, { signal: AbortSignal.timeout(patienceMs) })
    if (!answer.ok) return null
    const challenge = await answer.json()
    const controller = new AbortController()
    setTimeout(() => controller.abort(), patienceMs)
    const solution = await solveChallenge({ challenge, deriveKey, controller })
    return solution && btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return null
  }
}

function hidden(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value })
}
