import type { FieldValues } from 'react-hook-form'
import { knownLanguages, languageName } from '../words/languages-known.ts'
import type { InputProps } from './inputs.tsx'
import { SeveralInput } from './several-input.tsx'
import * as wording from './wording.ts'

/** The languages that a guide or user speaks. */
export function LanguagesInput<V extends FieldValues>(props: InputProps<V>) {
  return <SeveralInput {...props} options={knownLanguages()} one={wording.language} nameOf={languageName} />
}
