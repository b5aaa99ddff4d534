import { message } from '@sojourn/contract/kit/message'

export const create = message('Create “{text}”')
