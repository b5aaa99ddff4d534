import { message } from '@sojourn/contract/kit/message'

export const title = message('Itineraries')
export const one = message('itinerary')
export const many = message('itineraries')
export const oneOrTemplate = message('itinerary or template')
export const manyOrTemplates = message('itineraries and templates')

export const templatesTitle = message('Templates')
export const oneTemplate = message('template')
export const manyTemplates = message('templates')
