import { message } from '@sojourn/contract/kit/message'

export const documents = message('Documents')
export const document = message('document')
export const chooseFile = message('Choose a file')
export const addDocument = message('Add document')
export const fileMissing = message('The file was not found.')
export const nameLabel = message('Name')
export const kindLabel = message('Kind')
export const kinds = {
  voucher: message('Voucher'),
  ticket: message('Ticket'),
  confirmation: message('Confirmation'),
  other: message('Other'),
}
export const visible = message('Visible to travellers')
export const visibleHint = message('Everyone with the link to the published page can open it.')
export const visibleTo = message('{kind}, visible to travellers')
