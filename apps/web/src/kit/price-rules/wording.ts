import { message } from '@sojourn/contract/kit/message'

export const markupRule = message('markup')
export const taxRule = message('tax')
export const supplier = message('supplier')
export const addMarkupOfKind = message('Add a markup for a kind of segment')
export const addMarkupOfSupplier = message('Add a markup for a supplier')
export const addTaxOfKind = message('Add a tax for a kind of segment')
export const addKind = message('Add a kind of segment')
export const addSupplier = message('Add a supplier')
export const noKind = message('No kind of segment found.')
export const markupHint = message(
  'The markup of a supplier replaces that of a kind of segment, and both replace the general markup. A margin of 20% is a markup of 25%.',
)
export const taxHint = message('Replaces the general tax for that kind of segment.')
export const markupOf = message('Markup for {name}')
export const marginOf = message('Margin for {name}')
export const taxOf = message('Tax for {name}')
export const howFor = message('Markup or margin for {name}')
export const how = { markup: message('Markup'), margin: message('Margin') }
export const marginIsMarkup = message('A markup of {percent}%.')
export const percent = message('%')
export const step = message('{amount} {currency}')
export const loadingName = message('…')
export const missingSupplier = message('A supplier that no longer exists')
