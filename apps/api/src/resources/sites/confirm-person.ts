import { randomBytes, randomInt } from 'node:crypto'
import type { Words } from '@sojourn/publishing/languages/words'
import { redeemOnce } from '../../kit/http/captcha.ts'
import type { Deps } from '../../kit/deps.ts'
import { isSigned, sign } from '../../kit/sealing.ts'

const purpose = 'enquiry-question'
const lifeSeconds = 7200
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** A sum for visitors whose browser runs no scripts, and a signed token with the question and its expiry. */
export const askQuestion = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  { site }: Words,
): { text: string; token: string } => {
  const [a, b] = [randomInt(numbers.length), randomInt(numbers.length)]
  const nameOf = (index: number) => site.numbers[numbers[index] ?? 'two']
  const payload = `${a}.${b}.${Math.floor(Date.now() / 1000) + lifeSeconds}.${randomBytes(12).toString('hex')}`
  return {
    text: site.robotQuestion({ a: nameOf(a), b: nameOf(b) }),
    token: `${payload}.${sign(purpose, payload, secretKey)}`,
  }
}

export type Answered = 'right' | 'wrong' | 'too-fast'

/**
 * Checks whether an answer is right, and given to one of our questions, in time and for the first time. A right answer cannot
 * be used again. Answers that come faster than a person can read are not checked.
 */
export const checkAnswer = async (
  deps: Pick<Deps, 'secretKey' | 'pool' | 'enquiryLimits'>,
  token: string,
  answer: string,
): Promise<Answered> => {
  const [, payload = '', a, b, expires, nonce = '', signature = ''] =
    /^((\d)\.(\d)\.(\d{1,12})\.([0-9a-f]{24}))\.([\w-]+)$/.exec(token) ?? []
  if (!isSigned(purpose, payload, signature, deps.secretKey)) return 'wrong'
  const askedAt = (Number(expires) - lifeSeconds) * 1000
  if (Date.now() < askedAt + deps.enquiryLimits.minSeconds * 1000) return 'too-fast'
  const expiresAt = new Date(Number(expires) * 1000)
  const sum = Number(a) + Number(b) + 4
  const isRight =
    expiresAt.getTime() > Date.now() &&
    answer.trim() === String(sum) &&
    (await redeemOnce(deps, `q-${nonce}`, expiresAt))
  return isRight ? 'right' : 'wrong'
}
