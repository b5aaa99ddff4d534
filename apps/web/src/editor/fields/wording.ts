import { message } from '@sojourn/contract/kit/message'

export const linesHint = message('One per line.')
export const tooManyLines = message('Enter at most {max} lines. There are {count}.')
export const lineTooLong = message('Line {line} is longer than {max} characters.')
export const noText = message('No text')
