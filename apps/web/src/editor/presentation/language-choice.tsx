import { KnownCombo } from '../../kit/form/known-combo.tsx'
import { knownLanguages, languageName } from '../../kit/words/languages-known.ts'
import { useTenant } from '../../data/session.ts'
import { useSetItinerary, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The language of the itinerary. Automatic means the company's language, unless most of the text is in another script. */
export function LanguageChoice() {
  const chosen = useItineraryState((state) => state.document.language)
  const company = useTenant().language
  const { isReadOnly } = useItinerary()
  const set = useSetItinerary()
  const languages = knownLanguages()
  const options =
    chosen === null || languages.some(({ id }) => id === chosen)
      ? languages
      : [...languages, { id: chosen, label: languageName(chosen) }]
  return (
    <KnownCombo
      label={wording.language}
      isLabelHidden
      description={wording.languageHint}
      isDisabled={isReadOnly}
      options={options}
      emptyOption={wording.automaticLanguage({ language: languageName(company) })}
      value={chosen}
      onChange={(language) => set({ language })}
    />
  )
}
