import { message } from '@sojourn/contract/kit/message'

export const openComments = message('{count, plural, one {# open comment} other {# open comments}}')
