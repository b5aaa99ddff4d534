import { message } from '@sojourn/contract/kit/message'

export const greeting = message('Hello,')
export const greetingByName = message('Hello {name},')
export const linkInsteadOfButton = message('If the button does not work, open this link:')
export const whyAdmins = message('You received this email because you are an Admin of {company}.')
