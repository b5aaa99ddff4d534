import { message } from '@sojourn/contract/kit/message'

export const title = message('New {one}')
export const add = message('Add {one}')
export const cancel = message('Cancel')
export const saving = message('Saving')
export const discardTitle = message('Discard this {one}?')
export const discardHint = message('What you entered here will be lost.')
export const discard = message('Discard')
export const keep = message('Keep editing')
