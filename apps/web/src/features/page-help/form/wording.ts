import { message } from '@sojourn/contract/kit/message'

export const formLabel = message('Help for this page')
export const fieldLabels = { title: message('Title'), body: message('Text') }
export const saved = message('Help saved')
export const save = message('Save help')
export const saving = message('Saving')
export const cancel = message('Cancel')
export const remove = message('Delete help')
export const removeTitle = message('Delete the help for this page?')
export const removeHint = message('It is deleted immediately for all companies. You cannot undo this.')
export const removed = message('The help for this page was deleted')
export const notRemoved = message('The help was not deleted')
export const notRemovedHint = message('Reload the page and try again.')
