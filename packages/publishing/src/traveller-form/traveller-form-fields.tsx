import { countryCodes } from '@sojourn/contract/kit/country-codes'
import {
  fieldsOfSections,
  type TravellerField,
  travellerFields,
  type TravellerSection,
} from '@sojourn/contract/traveller-form'
import type { FormProblem } from '../answer/parts.tsx'
import * as wording from './wording.ts'

/** The most characters of each field, by its name. */
export const maxLengths: Readonly<Record<string, number>> = Object.assign({}, ...Object.values(travellerFields))

/** What browsers fill in by themselves. The person to call in an emergency is somebody else. */
const autoComplete: Partial<Record<TravellerField, string>> = {
  givenName: 'given-name',
  familyName: 'family-name',
  birthday: 'bday',
}

type Props = {
  section: TravellerSection
  values: Partial<Record<TravellerField, string>>
  problems: readonly FormProblem[]
}

/** The fields of a section, with what is wrong beside each. */
export function Section({ section, values, problems }: Props) {
  return (
    <fieldset>
      <legend>{wording.sections[section]}</legend>
      {fieldsOfSections([section]).map((field) => (
        <DetailField
          key={field}
          field={field}
          value={values[field] ?? ''}
          problem={problems.find((one) => one.field === field)?.text}
        />
      ))}
    </fieldset>
  )
}

const hintOf = (field: TravellerField): string | undefined =>
  new Map<string, string>(Object.entries(wording.hints)).get(field)

function DetailField({ field, value, problem }: { field: TravellerField; value: string; problem: string | undefined }) {
  const hint = hintOf(field)
  const described = [problem && `${field}-error`, hint && `${field}-hint`].filter(Boolean).join(' ')
  const common = {
    id: field,
    name: field,
    defaultValue: value,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': problem === undefined ? undefined : true,
    autoComplete: autoComplete[field] ?? 'off',
  }
  return (
    <p className="field">
      <label htmlFor={field}>{wording.labels[field]}</label>
      {hint !== undefined && (
        <span className="hint" id={`${field}-hint`}>
          {hint}
        </span>
      )}
      {problem !== undefined && (
        <span className="wrong" id={`${field}-error`}>
          {problem}
        </span>
      )}
      <Control field={field} common={common} />
    </p>
  )
}

type Common = { id: string; name: string; defaultValue: string; autoComplete: string }

function Control({ field, common }: { field: TravellerField; common: Common }) {
  const maxLength = maxLengths[field]
  switch (field) {
    case 'birthday':
    case 'passportExpiry':
      return <input {...common} type="date" />
    case 'passportCountry':
      return (
        <select {...common}>
          <option value="">{wording.chooseCountry}</option>
          {countries().map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )
    case 'food':
    case 'allergies':
    case 'mobility':
      return <textarea {...common} rows={3} maxLength={maxLength} />
    case 'emergencyPhone':
      return <input {...common} type="tel" maxLength={maxLength} />
    case 'passportNumber':
      return <input {...common} type="text" maxLength={maxLength} autoCapitalize="characters" spellCheck={false} />
    default:
      return <input {...common} type="text" maxLength={maxLength} spellCheck={false} />
  }
}

let named: (readonly [code: string, name: string])[] | undefined

/** All countries by name, sorted when they are first needed. */
const countries = () => {
  if (named) return named
  const names = new Intl.DisplayNames('en', { type: 'region' })
  named = [...countryCodes]
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
  return named
}
