import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { type EnquiryField, enquiryInput } from '@sojourn/contract/site/enquiry'
import type { SitePage } from '@sojourn/contract/site/site-page'
import type { Words } from '@sojourn/publishing/languages/words'
import { wordsOfPage } from '@sojourn/publishing/site/render-site-page'
import type { EnquiryTry } from '@sojourn/publishing/site/enquiry-try'
import { redeemCaptcha } from '../../kit/http/captcha.ts'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { Problem } from '../../kit/problem.ts'
import { sign } from '../../kit/sealing.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { askQuestion, checkAnswer } from './confirm-person.ts'
import { storeEnquiry } from './store-enquiry.ts'

/** The outcome of a form; `wait` is the number of seconds until more are accepted. */
export type Taken = { is: 'kept' } | { is: 'wrong'; tried: EnquiryTry } | { is: 'too-many'; wait: number }

/** Runs a function in the company, as the server. */
type Work = <T>(work: (ctx: Context) => Promise<T>) => Promise<T>

/**
 * Handles the enquiry form of a page. It is protected against floods by limits, and against robots by a proof of work from a
 * script (`altcha`), by a question for browsers without scripts, and by a field that only robots fill in.
 */
export const enquiryGuest = (deps: Deps) => {
  const { posts, ofNetwork, ofSite } = deps.enquiryLimits
  const postsFromNetwork = createTries(deps.pool, { of: 'enquiry', ...posts })
  const fromNetwork = createTries(deps.pool, { of: 'enquiries of a network', ...ofNetwork })
  const toSite = createTries(deps.pool, { of: 'enquiries', ...ofSite })
  const nameOf = (text: string) => sign('limits', text, deps.secretKey)

  return async (request: FastifyRequest, page: SitePage, work: Work): Promise<Taken> => {
    const { slug } = page.company
    const words = wordsOfPage(page)
    const network = nameOf(`${slug} ${normalizeIP(request.ip)}`)
    if (!(await postsFromNetwork.count(network))) return { is: 'too-many', wait: posts.seconds }
    const form = formOf(request.body)
    // Robots get the normal response, so that they learn nothing from it.
    if (form.website !== undefined && form.website !== '') return { is: 'kept' }
    const parsed = enquiryInput.safeParse(form)
    const errors = parsed.success ? {} : errorsOf(parsed.error.issues, words)
    const wrong = (more: EnquiryTry['errors']): Taken => ({
      is: 'wrong',
      tried: { values: form, errors: { ...errors, ...more }, question: askQuestion(deps, words) },
    })
    if (!parsed.success) return wrong({})
    const robotErrors = await findRobotErrors(deps, form, words)
    if (robotErrors !== null) return wrong(robotErrors)
    if (!(await fromNetwork.count(network))) return { is: 'too-many', wait: ofNetwork.seconds }
    if (!(await toSite.count(nameOf(slug)))) return { is: 'too-many', wait: ofSite.seconds }
    await work((ctx) => storeEnquiry(ctx, parsed.data, page))
    return { is: 'kept' }
  }
}

/** The errors for a sender who may be a robot; null if they have proved that they are human. */
const findRobotErrors = async (deps: Deps, form: Form, { site }: Words): Promise<EnquiryTry['errors'] | null> => {
  if (form.altcha) {
    const isSolved = await redeemCaptcha(deps, form.altcha).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem) return false
        throw error
      },
    )
    return isSolved ? null : { form: site.errors.answerMissing }
  }
  if (form.question === undefined) return { form: site.errors.notSent }
  const answered = await checkAnswer(deps, form.question, form.answer ?? '')
  return answered === 'right' ? null : { answer: answered === 'wrong' ? site.errors.answerWrong : site.errors.tooFast }
}

const names = ['name', 'email', 'phone', 'dates', 'travellers', 'message'] as const satisfies readonly EnquiryField[]
type Form = Partial<Record<EnquiryField | 'website' | 'altcha' | 'question' | 'answer', string>>

/** The texts of a form; for a repeated field, the first value. */
const formOf = (body: unknown): Form => {
  const read = (name: string): string | undefined => {
    const sent: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    const first: unknown = Array.isArray(sent) ? sent[0] : sent
    return typeof first === 'string' ? first : undefined
  }
  return Object.fromEntries(
    [...names, 'website', 'altcha', 'question', 'answer'].flatMap((name) => {
      const text = read(name)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

const errorsOf = (issues: readonly { path: PropertyKey[] }[], { site }: Words): EnquiryTry['errors'] =>
  Object.fromEntries(
    names.filter((name) => issues.some(({ path }) => path[0] === name)).map((name) => [name, site.errors[name]]),
  )
