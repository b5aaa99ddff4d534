import { message } from '@sojourn/contract/kit/message'

export const previous = message('Previous {one}')
export const next = message('Next {one}')
export const position = message('{position, number} of {total, number}')
export const arrived = message('{name}, {position, number} of {total, number}')
export const keysTitle = message('Records')
export const keyNext = message('Next record in the list')
export const keyPrevious = message('Previous record in the list')
