import { useQuery } from '@tanstack/react-query'
import type { Translations } from '@sojourn/contract/translation'
import type { TranslationLanguage } from '@sojourn/contract/kit/translation-languages'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { useTenant } from '../../data/session.ts'
import { type TranslatedRecord, translationsOf } from '../../kit/translations/translation-queries.ts'
import { languageName } from '../../kit/words/languages-known.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The languages of the open itinerary, and those in which it is published unless the member chooses otherwise. */
export const usePublishLanguages = (): {
  offered: Translations['languages']
  usual: TranslationLanguage[]
  source: string
} => {
  const record: TranslatedRecord = {
    tenant: useTenant().uuid,
    plural: 'itineraries',
    uuid: useItineraryState((state) => state.record.uuid),
  }
  const { data } = useQuery(translationsOf(record))
  const offered = data?.languages ?? []
  return {
    offered,
    usual: offered.flatMap((one) => (one.isPublished || openIn(one) === 0 ? one.language : [])),
    source: data?.sourceLanguage ?? 'en',
  }
}

const openIn = ({ counts, published }: Translations['languages'][number]): number => {
  const { texts, done, machine } = published ?? counts
  return texts - done - machine
}

type PublishLanguagesProps = {
  offered: Translations['languages']
  source: string
  value: readonly TranslationLanguage[]
  isDisabled: boolean
  onChange: (languages: TranslationLanguage[]) => void
}

/** In which languages the itinerary is published, and what is still missing in each. */
export function PublishLanguages({ offered, source, value, isDisabled, onChange }: PublishLanguagesProps) {
  if (offered.length === 0) return null
  return (
    <CheckboxGroup
      aria-label={wording.languagesTitle}
      isDisabled={isDisabled}
      value={[...value]}
      onChange={(chosen) => onChange(offered.flatMap(({ language }) => (chosen.includes(language) ? language : [])))}
      className="mt-5 flex flex-col gap-2"
    >
      <p aria-hidden className="text-sm font-medium">
        {wording.languagesTitle}
      </p>
      <p className="text-sm text-ink-soft">{wording.languagesHint({ language: languageName(source) })}</p>
      {offered.map((one) => (
        <Checkbox key={one.language} value={one.language} description={countsInWords(one)}>
          {languageName(one.language)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}

const countsInWords = ({ counts, published }: Translations['languages'][number]): string => {
  const { texts, done, machine, stale } = published ?? counts
  const missing = texts - done - machine - stale
  return missing + stale + machine === 0
    ? wording.languageComplete
    : wording.languageOpen({ missing, texts, stale, machine })
}
