import type { FieldValues } from 'react-hook-form'
import { knownLanguages, languageName } from '../languages-known.ts'
import type { InputProps } from './inputs.tsx'
import { SeveralInput } from './several-input.tsx'

const languages = knownLanguages()

/** The languages somebody speaks. */
export function LanguagesInput<V extends FieldValues>(props: InputProps<V>) {
  return <SeveralInput {...props} options={languages} one="language" nameOf={languageName} />
}
