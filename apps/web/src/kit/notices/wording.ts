import { message } from '@sojourn/contract/kit/message'

export const ask = message('Ask {names}.')

export const enterCompanyTitle = message('Enter a company first')
export const enterCompanyText = message(
  '“{page}” belongs to a company. Open a company in the list of all tenants and enter it.',
)
export const allTenantsLabel = message('All Tenants')
export const noCompanyTitle = message('You do not belong to a company yet')
export const noCompanyText = message('“{page}” belongs to a company. It is available once an Admin has invited you.')
