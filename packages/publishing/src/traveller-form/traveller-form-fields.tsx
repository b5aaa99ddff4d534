import { countryCodes } from '@sojourn/contract/kit/country-codes'
import {
  fieldsOfSections,
  type TravellerField,
  travellerFields,
  type TravellerSection,
} from '@sojourn/contract/traveller-form'
import type { FormProblem } from '../answer/parts.tsx'
import { useWords } from '../page/written.tsx'

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
  const words = useWords()
  return (
    <fieldset>
      <legend>{words.details.sections[section]}</legend>
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

function DetailField({ field, value, problem }: { field: TravellerField; value: string; problem: string | undefined }) {
  const { labels, hints } = useWords().details
  const hint = new Map<string, string>(Object.entries(hints)).get(field)
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
      <label htmlFor={field}>{labels[field]}</label>
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
  const words = useWords()
  const maxLength = maxLengths[field]
  switch (field) {
    case 'birthday':
    case 'passportExpiry':
      return <input {...common} type="date" />
    case 'passportCountry':
      return (
        <select {...common}>
          <option value="">{words.details.chooseCountry}</option>
          {countriesIn(words.locale).map(([code, name]) => (
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

type Countries = readonly (readonly [code: string, name: string])[]

const named = new Map<string, Countries>()

/** All countries by name, sorted when a language first needs them. */
const countriesIn = (locale: string): Countries => {
  const found = named.get(locale) ?? sortedCountries(locale)
  named.set(locale, found)
  return found
}

const sortedCountries = (locale: string): Countries => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return [...countryCodes]
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, locale))
}
