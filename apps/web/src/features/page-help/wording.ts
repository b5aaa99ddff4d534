import { message } from '@sojourn/contract/kit/message'

export const aboutPage = message('About this page')
export const explainPage = message('Explain this page')
export const closeHelp = message('Close help')
export const editHelp = message('Edit help')
export const loadingForm = message('Loading the form')
