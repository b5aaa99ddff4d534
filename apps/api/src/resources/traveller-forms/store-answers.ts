import { isDeepStrictEqual } from 'node:util'
import { country, date, line, phone, prose } from '@sojourn/contract/kit/values'
import {
  fieldsOfSections,
  noTravellerDetails,
  type TravellerDetails,
  type TravellerField,
  travellerFields,
  type TravellerSection,
} from '@sojourn/contract/traveller-form'
import { problemFields } from '@sojourn/publishing/traveller-form/problem-fields'
import type { TravellerFormProblem, TravellerFormValues } from '@sojourn/publishing/traveller-form/traveller-form-page'
import type { z } from 'zod'
import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { seal } from '../../kit/sealing.ts'
import { openAnswers, type OpenForm } from './queries.ts'
import { notifyOfDetails } from './send-notifications.ts'

/** Nobody who travels was born earlier. */
const earliestBirthday = '1900-01-01'

const schemas = (today: string): Record<TravellerField, z.ZodType<string | null>> => ({
  givenName: line(travellerFields.names.givenName),
  familyName: line(travellerFields.names.familyName),
  birthday: date().refine((day) => day >= earliestBirthday && day < today),
  passportNumber: line(travellerFields.passport.passportNumber),
  passportCountry: country(),
  passportExpiry: date().refine((day) => day >= today && day < '2200'),
  food: prose(travellerFields.diet.food),
  allergies: prose(travellerFields.diet.allergies),
  mobility: prose(travellerFields.mobility.mobility),
  emergencyName: line(travellerFields.emergency.emergencyName),
  emergencyRelation: line(travellerFields.emergency.emergencyRelation),
  emergencyPhone: phone(),
})

/**
 * Seals and stores what a traveller has typed. Fields left empty stay as they were sent before. A form that was sent twice is
 * stored once.
 * @returns what is wrong with the form; nothing if it was stored
 */
export const storeAnswers = async (
  ctx: Context,
  form: OpenForm,
  typed: TravellerFormValues,
  consent: string,
): Promise<TravellerFormProblem[]> => {
  const before = form.answers && openAnswers(ctx, form.answers)
  const { answers, problems } = readAnswers(form, typed, before)
  if (problems.length > 0) return problems
  if (before && form.withdrawnOn === null && isDeepStrictEqual(before, answers)) {
    await ctx.tx.query(
      `update traveller_forms set answered_at = now(), consent_text = $3, consent_at = now()
       where tenant = $1 and uuid = $2 and answered_at < asked_at`,
      [ctx.tenant, form.uuid, consent],
    )
    return []
  }
  await ctx.tx.query(
    `update traveller_forms set answers = $3, answered_at = now(), opened_at = coalesce(opened_at, now()), withdrawn_at = null,
       consent_text = $4, consent_at = now() where tenant = $1 and uuid = $2`,
    [ctx.tenant, form.uuid, seal(answers, ctx.deps.secretKey), consent],
  )
  await writeAuditEvent(ctx, 'itinerary.give-details', form.itinerary)
  await notifyOfDetails(ctx, form.itinerary, form.uuid)
  return []
}

/** The answers after what was typed, and what is wrong with them, in the order of the form. */
const readAnswers = (
  { sections, today }: Pick<OpenForm, 'sections' | 'today'>,
  typed: TravellerFormValues,
  before: TravellerDetails | null,
) => {
  const answers = { ...noTravellerDetails, ...before }
  const problems: TravellerFormProblem[] = []
  const of = schemas(today)
  for (const field of fieldsOfSections(sections)) {
    const text = typed[field] ?? ''
    if (text === '') continue
    const parsed = of[field].safeParse(text)
    if (parsed.success) answers[field] = parsed.data
    else problems.push(field)
  }
  const missing = missingIn(sections, answers).filter(
    (problem) => !problems.some((one) => problemFields[one] === problemFields[problem]),
  )
  const order = Object.values<string | null>(problemFields)
  const all = [...problems, ...missing, ...(typed.isAgreed ? [] : (['consent_missing'] as const))]
  return {
    answers,
    problems: all.toSorted((one, other) => order.indexOf(problemFields[one]) - order.indexOf(problemFields[other])),
  }
}

/** A passport and a person to call are left out, or complete. */
const missingIn = (sections: readonly TravellerSection[], answers: TravellerDetails): TravellerFormProblem[] => {
  const { passportNumber, passportCountry, passportExpiry, emergencyName, emergencyRelation, emergencyPhone } = answers
  const hasPassport = [passportNumber, passportCountry, passportExpiry].some((value) => value !== null)
  const hasPerson = [emergencyName, emergencyRelation, emergencyPhone].some((value) => value !== null)
  const rows: [TravellerFormProblem, boolean][] = [
    ['name_missing', sections.includes('names') && answers.givenName === null && answers.familyName === null],
    ['birthday_missing', sections.includes('birthday') && answers.birthday === null],
    ['passportNumber_missing', hasPassport && passportNumber === null],
    ['passportCountry_missing', hasPassport && passportCountry === null],
    ['passportExpiry_missing', hasPassport && passportExpiry === null],
    ['emergencyName_missing', hasPerson && emergencyName === null],
    ['emergencyPhone_missing', hasPerson && emergencyPhone === null],
  ]
  return rows.flatMap(([problem, isMissing]) => (isMissing ? [problem] : []))
}
