import { message } from '@sojourn/contract/kit/message'

export const listTitle = message('Media Library')
export const listPageTitle = message('Media library')
export const one = message('file')
export const many = message('files')
export const sidebarOne = message('media file')

export const move = message('Move')
export const setLicence = message('Licence')
export const setCredit = message('Credit')

export const closeDialog = message('Close')
