import { message } from '../kit/message.ts'

export const taskAfterAcceptance = message('Send the invoice and book the services')
