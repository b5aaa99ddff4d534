import { randomBytes, randomInt } from 'node:crypto'
import { redeemOnce } from '../../kit/http/captcha.ts'
import type { Deps } from '../../kit/deps.ts'
import { isSigned, sign } from '../../kit/sealing.ts'

const purpose = 'enquiry-question'
const lifeSeconds = 7200
const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** A sum for whoever's browser runs no script, and a token that says which it was and until when it counts. */
export const askQuestion = ({ secretKey }: Pick<Deps, 'secretKey'>): { text: string; token: string } => {
  const [a, b] = [randomInt(words.length), randomInt(words.length)]
  const payload = `${a}.${b}.${Math.floor(Date.now() / 1000) + lifeSeconds}.${randomBytes(12).toString('hex')}`
  return {
    text: `To show that you are not a robot: how much is ${words[a]} plus ${words[b]}?`,
    token: `${payload}.${sign(purpose, payload, secretKey)}`,
  }
}

export type Answered = 'right' | 'wrong' | 'too-fast'

/**
 * Whether an answer is right, given to a question of ours, in time and for the first time; it is used up with that. One
 * that comes faster than a person reads is not looked at.
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
