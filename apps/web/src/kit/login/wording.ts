import { message } from '@sojourn/contract/kit/message'

export const charactersMissing = message(
  '{count, plural, one {Enter at least # more character} other {Enter at least # more characters}}',
)
export const passwordTooLong = message('{count, plural, other {Enter at most # characters}}')
export const passwordPersonal = message('Do not use your name, your email address or the name of this product')
export const passwordEasy = message('Easy to guess. Use several unrelated words')
export const passwordStrong = message('Strong')
export const passwordVeryStrong = message('Very strong')
