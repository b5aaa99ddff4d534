import type { TenantOfMember } from '@sojourn/contract/account'
import * as wording from './wording.ts'

export type Units = TenantOfMember['units']

export const kmInMile = 1.609344

/** `4.2 km`, `372 km`, `1,280 km`; in miles if that is the unit of the company. */
export const distanceInWords = (km: number, units: Units): string => {
  const length = units === 'imperial' ? km / kmInMile : km
  const distance = length.toLocaleString('en-GB', { maximumFractionDigits: length < 10 ? 1 : 0 })
  return units === 'imperial' ? wording.miles({ distance }) : wording.km({ distance })
}
