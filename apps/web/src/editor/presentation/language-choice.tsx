import { KnownCombo } from '../../kit/form/known-combo.tsx'
import { knownLanguages, languageName } from '../../kit/words/languages-known.ts'
import { useTenant } from '../../data/session.ts'
import { useSetItinerary, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'

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
      label="Language"
      isLabelHidden
      description="The page and the brochure are read out, and set from left or right, in this language. Automatic follows the script of the text."
      isDisabled={isReadOnly}
      options={options}
      emptyOption={`Automatic (${languageName(company)})`}
      value={chosen}
      onChange={(language) => set({ language })}
    />
  )
}
