import { z } from 'zod'
import { about } from './kit/about.ts'
import { orNull } from './kit/or-null.ts'
import { date, instant } from './kit/values.ts'
import { maxTravellers } from './document/document-limits.ts'

/** What a traveller can be asked for, in the order of the form. */
export const travellerSections = ['names', 'birthday', 'passport', 'diet', 'mobility', 'emergency'] as const
export type TravellerSection = (typeof travellerSections)[number]

/** The fields of each section, with the most characters of each. Dates and countries have a form of their own. */
export const travellerFields = {
  names: { givenName: 120, familyName: 120 },
  birthday: { birthday: 10 },
  passport: { passportNumber: 40, passportCountry: 2, passportExpiry: 10 },
  diet: { food: 500, allergies: 500 },
  mobility: { mobility: 500 },
  emergency: { emergencyName: 160, emergencyRelation: 80, emergencyPhone: 40 },
} as const satisfies Readonly<Record<TravellerSection, Readonly<Record<string, number>>>>

const text = () => z.string().nullable()

/** What a traveller has answered; null for what they left out or were not asked for. */
export const travellerDetails = z.object({
  givenName: text(),
  familyName: text(),
  birthday: text(),
  passportNumber: text(),
  passportCountry: text(),
  passportExpiry: text(),
  food: text(),
  allergies: text(),
  mobility: text(),
  emergencyName: text(),
  emergencyRelation: text(),
  emergencyPhone: text(),
})
about.add(travellerDetails, {
  id: 'TravellerDetails',
  description: 'The details of a traveller; null for what they left out or were not asked for.',
})
export type TravellerDetails = z.infer<typeof travellerDetails>
export type TravellerField = keyof TravellerDetails

export const noTravellerDetails: TravellerDetails = {
  givenName: null,
  familyName: null,
  birthday: null,
  passportNumber: null,
  passportCountry: null,
  passportExpiry: null,
  food: null,
  allergies: null,
  mobility: null,
  emergencyName: null,
  emergencyRelation: null,
  emergencyPhone: null,
}

/** The fields of the given sections, in the order of the form. */
export const fieldsOfSections = (sections: readonly TravellerSection[]): TravellerField[] =>
  travellerSections
    .filter((section) => sections.includes(section))
    .flatMap((section) => Object.keys(travellerFields[section]) as TravellerField[])

const travellerFormStates = ['waiting', 'opened', 'filled_in', 'withdrawn', 'revoked'] as const

/** The form of one traveller, without the answers. */
const travellerForm = z.object({
  uuid: z.uuid(),
  state: z.enum(travellerFormStates),
  /** Its link, for members who may change the itinerary; null for others, and once it is revoked. */
  url: z.string().nullable(),
  sections: z.array(z.enum(travellerSections)),
  answerBy: text(),
  askedAt: instant(),
  emailedAt: instant().nullable(),
  openedAt: instant().nullable(),
  answeredAt: instant().nullable(),
  withdrawnAt: instant().nullable(),
  revokedAt: instant().nullable(),
  remindedAt: instant().nullable(),
  savedAt: instant().nullable(),
  /** Whether there are answers that have not been deleted yet. */
  hasAnswers: z.boolean(),
})
about.add(travellerForm, {
  id: 'TravellerForm',
  description: 'The details form of one traveller. The answers are read on their own.',
})
export type TravellerForm = z.infer<typeof travellerForm>

/** A traveller of an itinerary; `form` is null if they have not been asked. */
const travellerRow = z.object({
  contact: z.uuid(),
  name: z.string(),
  /** Where the link is sent; null without an address, and for contacts that are not to be contacted. */
  email: z.string().nullable(),
  /** Whether they are still among the travellers of the itinerary. If not, the link does not work. */
  isTraveller: z.boolean(),
  /** Whether you may read the answers. */
  mayReadAnswers: z.boolean(),
  form: travellerForm.nullable(),
})
about.add(travellerRow, { id: 'TravellerWithForm', description: 'A traveller of an itinerary and their details form.' })
export type TravellerRow = z.infer<typeof travellerRow>
export const travellerRows = z.array(travellerRow)

/** Whom to ask for what. */
export const travellerFormRequest = z.strictObject({
  contacts: z.array(z.uuid()).min(1).max(maxTravellers),
  sections: z.array(z.enum(travellerSections)).min(1).max(travellerSections.length),
  answerBy: orNull(date()).default(null),
  /** Whether each of them gets an email with their link. */
  byEmail: z.boolean().default(false),
})
about.add(travellerFormRequest, {
  id: 'TravellerFormRequest',
  description: 'Which travellers are asked for which details, until when, and whether by email.',
})

/** What can be saved to the contact: the passport is saved as a whole. */
export const savedFields = ['givenName', 'familyName', 'birthday', 'passport', 'food', 'allergies', 'mobility'] as const
export type SavedField = (typeof savedFields)[number]

/** What a traveller has answered, beside what their contact has now. */
export const travellerReview = z.object({
  form: travellerForm,
  answers: travellerDetails,
  consentText: z.string(),
  consentAt: instant(),
  contact: z.object({
    uuid: z.uuid(),
    rev: z.int(),
    givenName: text(),
    familyName: text(),
    birthday: text(),
    passports: z.array(z.object({ number: z.string(), country: z.string(), expiry: text() })),
    food: text(),
    allergies: text(),
    mobility: text(),
  }),
})
about.add(travellerReview, {
  id: 'TravellerReview',
  description: 'The answers of a traveller beside the current values of their contact.',
})
export type TravellerReview = z.infer<typeof travellerReview>

/** Which answers to save to the contact, whose version is `contactRev`. */
export const travellerSave = z.strictObject({
  fields: z.array(z.enum(savedFields)).min(1).max(savedFields.length),
  contactRev: z.int(),
})
about.add(travellerSave, {
  id: 'TravellerSave',
  description: 'Which answers to save to the contact. `contactRev` is the version of the contact that was compared.',
})
