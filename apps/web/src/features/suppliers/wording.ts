import { message } from '@sojourn/contract/kit/message'

export const columnName = message('Name')
export const columnStatus = message('Status')
export const columnKinds = message('Supplies')
export const columnInsurance = message('Insured until')
export const columnRating = message('Rating')
export const sortBestRating = message('Best rating first')
export const sortWorstRating = message('Worst rating first')
export const sortInsuranceFirst = message('Insurance expires first')
export const sortInsuranceLast = message('Insurance expires last')
export const listEmpty = message(
  'Add the companies and people you buy from, with their rates and how to reach them in an emergency.',
)
