import { message } from '@sojourn/contract/kit/message'

// Apart from the other texts, because the app needs these at the start.
export const title = message('FAQS')
export const one = message('question')
export const many = message('questions')
