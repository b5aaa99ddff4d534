import { message } from '@sojourn/contract/kit/message'

export const cancel = message('Cancel')
export const dayCount = message('{count, plural, one {# day} other {# days}}')
