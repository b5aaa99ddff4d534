import { message } from '@sojourn/contract/kit/message'

export const blockingTitle = message('Fix before booking or publishing')
export const warningsTitle = message('Warnings')
export const suggestionsTitle = message('Suggestions')
export const noFindings = message('No issues found. Accommodation, transfers, prices and images are complete.')
