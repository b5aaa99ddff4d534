import { message } from '@sojourn/contract/kit/message'

export const noPermission = message('Your role does not allow this')
export const noPermissionHint = message(
  'You can view these records, but not add any. Ask an Admin of your company for access.',
)
export const notForRoleHint = message('Ask an Admin of your company if you need access to this page.')
export const home = message('Home')
