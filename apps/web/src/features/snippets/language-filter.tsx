import { useState } from 'react'
import { ChoiceSearch } from '../../kit/list/choice-search.tsx'
import type { OpenFilter } from '../../kit/list/open-filters.tsx'
import { bestFirst } from '../../kit/words/best-first.ts'
import { knownLanguages, languageName } from '../../kit/words/languages-known.ts'
import * as wording from './wording.ts'

/** Filters by the language of the text. */
export const languageFilter: OpenFilter = {
  parameter: 'language',
  label: wording.columnLanguage,
  accepts: (text) => knownLanguages().some(({ id }) => id === text),
  valueText: languageName,
  renderChoice: (choice) => <LanguageChoice {...choice} />,
}

type LanguageChoiceProps = { value: string | null; onChange: (value: string) => void }

function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const [text, setText] = useState('')
  const found = bestFirst(knownLanguages(), text, ({ label, id }) => [label, id])
  return (
    <ChoiceSearch
      label={wording.columnLanguage}
      items={found}
      itemId={({ id }) => id}
      itemText={({ label }) => label}
      value={value}
      onChange={onChange}
      text={text}
      onSearch={setText}
      isLoading={false}
      emptyText={wording.noLanguageFound}
    />
  )
}
