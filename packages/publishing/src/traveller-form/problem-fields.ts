import type { TravellerField } from '@sojourn/contract/traveller-form'
import type { details } from '../languages/en/details.ts'

/** The field that each problem is about; null for the whole form. */
export const problemFields = {
  name_missing: 'givenName',
  givenName: 'givenName',
  familyName: 'familyName',
  birthday_missing: 'birthday',
  birthday: 'birthday',
  passportNumber_missing: 'passportNumber',
  passportNumber: 'passportNumber',
  passportCountry_missing: 'passportCountry',
  passportCountry: 'passportCountry',
  passportExpiry_missing: 'passportExpiry',
  passportExpiry: 'passportExpiry',
  food: 'food',
  allergies: 'allergies',
  mobility: 'mobility',
  emergencyName_missing: 'emergencyName',
  emergencyName: 'emergencyName',
  emergencyRelation: 'emergencyRelation',
  emergencyPhone_missing: 'emergencyPhone',
  emergencyPhone: 'emergencyPhone',
  consent_missing: 'consent',
  busy: null,
} as const satisfies Readonly<Record<keyof typeof details.problems, TravellerField | 'consent' | null>>
