import { message } from '@sojourn/contract/kit/message'

export const title = message('Preview of the traveller’s page')
export const asSaved = message('As last saved')
export const notSaved = message('Updates when your changes are saved')
