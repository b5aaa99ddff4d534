import { message } from '@sojourn/contract/kit/message'

export const columnName = message('Name')
export const columnStatus = message('Status')
export const columnEmail = message('Email')
export const columnPhone = message('Phone')
export const columnOwner = message('Owner')
export const filterKind = message('Kind')
export const listEmpty = message(
  'Add travellers, agencies and everyone else you write to, with what they like and what they need.',
)
