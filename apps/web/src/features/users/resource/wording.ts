import { message } from '@sojourn/contract/kit/message'

// Apart from the texts of the screens, because the app's entry loads these.
export const listTitle = message('Users')
export const one = message('user')
export const many = message('users')
export const createPageTitle = message('Invite a user')
