import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as wording from './wording.ts'

/** How long a solution is reused: challenges expire after ten minutes. */
const freshMs = 8 * 60_000
/** How long to wait before the visitor is asked the question instead. */
const patienceMs = 20_000

/**
 * Runs on the pages of companies' public sites, which are not part of an app. While a visitor fills in the enquiry form, it solves the
 * proof of work that replaces the question to the visitor. If that fails, the form asks the question.
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
  /** Reuses the last solution, or starts a new one if the last is too old and would expire. */
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
    if (status) status.textContent = wording.sending
    void solve().then((solution) => {
      if (solution === null) showQuestion(true)
      // The form is sent even without a solution: the response asks the question and keeps everything that was typed.
      form.append(hidden('altcha', solution ?? ''))
      form.submit()
    })
  })
  // A page restored by the back button is reloaded, so that the form can be sent again with a new solution.
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
