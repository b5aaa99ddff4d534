import { message } from '@sojourn/contract/kit/message'

export const details = message('Details')
export const contact = message('Contact')
export const phonePlaceholder = message('+27215550100')
export const urlPlaceholder = message('https://')
export const terms = message('Terms')
export const noCurrency = message('No currency')
export const days = message('days')
export const internal = message('Internal')
export const tag = message('tag')

export const statusNames = {
  active: message('Active'),
  on_hold: message('On hold'),
  archived: message('Archived'),
}

export const kindNames = {
  accommodation: message('Accommodation'),
  excursion: message('Excursion'),
  flight: message('Flight'),
  train: message('Train'),
  bus: message('Bus'),
  ferry: message('Ferry'),
  cruise: message('Cruise'),
  transfer: message('Transfer'),
  drive: message('Drive'),
  car_hire: message('Car hire'),
  meal: message('Meal'),
  guide_service: message('Guide service'),
  free_time: message('Free time'),
  note: message('Note'),
  fee: message('Fee'),
}

export const columnName = message('Name')
export const columnStatus = message('Status')
export const columnKinds = message('Services')
export const columnInsurance = message('Insurance expiry')
export const columnRating = message('Rating')
export const sortBestRating = message('Best rating first')
export const sortWorstRating = message('Worst rating first')
export const sortInsuranceFirst = message('Insurance expires first')
export const sortInsuranceLast = message('Insurance expires last')
export const listEmpty = message('Add the companies and people you buy from, and how to reach them in an emergency.')
