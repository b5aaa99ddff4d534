import { message } from '@sojourn/contract/kit/message'

// Apart from the texts of the screens, because the app's entry loads these.
export const listTitle = message('Media Library')
export const listPageTitle = message('Media library')
export const one = message('file')
export const many = message('files')
export const sidebarOne = message('media file')
