import { message } from '@sojourn/contract/kit/message'

export const title = message('Checks')
export const buttonLabel = message('Checks: {result}')
export const checking = message('Checking…')
export const issues = message('{count, plural, one {# issue} other {# issues}}')
export const warnings = message('{count, plural, one {# warning} other {# warnings}}')
export const suggestions = message('{count, plural, one {# suggestion} other {# suggestions}}')
export const noIssues = message('No issues')
