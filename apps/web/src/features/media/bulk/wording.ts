import { message } from '@sojourn/contract/kit/message'

export const cancel = message('Cancel')

export const folder = message('Folder')
export const moveTitle = message('Move {count, plural, one {# file} other {# files}}')
export const move = message('Move')
export const moving = message('Moving')
export const notMoved = message(
  '{failed, plural, one {# of {total} was not moved} other {# of {total} were not moved}}',
)
export const moved = message('{count, plural, one {# file} other {# files}} moved to {folder}')
export const removedFromFolder = message(
  '{count, plural, one {# file removed from its folder} other {# files removed from their folders}}',
)

export const licence = message('Licence')
export const licenceTitle = message('Set the licence of {count, plural, one {# file} other {# files}}')
export const setLicence = message('Set licence')
export const settingLicence = message('Setting the licence')
export const licenceSet = message('Licence set for {count, plural, one {# file} other {# files}}')
export const licenceExpires = message('Licence expires')
export const licenceExpiresHint = message('Leave empty if the licence does not expire.')

export const credit = message('Credit')
export const creditTitle = message('Set the credit of {count, plural, one {# file} other {# files}}')
export const setCredit = message('Set credit')
export const settingCredit = message('Setting the credit')
export const creditSet = message('Credit set for {count, plural, one {# file} other {# files}}')
export const creditHint = message(
  'The creator or source, shown next to the files. Leave empty to remove the current credit.',
)
