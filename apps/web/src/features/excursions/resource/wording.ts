import { message } from '@sojourn/contract/kit/message'

export const title = message('Excursions')
export const one = message('excursion')
export const many = message('excursions')
