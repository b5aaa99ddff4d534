import { maxTitleLength } from '@sojourn/contract/document/document-limits'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { classNames } from '../../ui/class-names.ts'
import { useTyped } from '../fields/typed-text.tsx'
import { useTextLanguage } from '../fields/use-text-language.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The itinerary's title, edited in place. It wraps like a heading; Enter finishes. `isTight`: only as wide as its text. */
export function TitleField({ isTight = false }: { isTight?: boolean }) {
  const itinerary = useItinerary()
  const language = useTextLanguage()
  const title = useItineraryState((state) => state.document.title)
  const { errorMessage, ...typed } = useTyped({
    value: title,
    missing: wording.titleMissing,
    onType: (value) => value && itinerary.dispatch({ kind: 'set', fields: { title: value } }, 'title'),
  })
  return (
    <TextField
      {...typed}
      aria-label={wording.title}
      isInvalid={errorMessage !== null}
      className={isTight ? '-ms-2 min-w-0' : '-mx-2 min-w-0 grow'}
    >
      <TextArea
        rows={1}
        dir="auto"
        maxLength={maxTitleLength}
        lang={language}
        spellCheck={false}
        placeholder={wording.titleMissing}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        className={classNames(
          isTight ? 'max-w-full' : 'w-full',
          'title field-sizing-content block resize-none rounded-sm border border-transparent bg-transparent px-2 py-0.5 text-2xl outline-none placeholder:text-danger data-focused:border-focus data-focused:shadow-[0_0_0_1px_var(--focus)] data-hovered:border-line data-invalid:border-danger sm:text-3xl read-only:data-hovered:border-transparent group-data-compact/editor:max-h-9 group-data-compact/editor:overflow-hidden group-data-compact/editor:text-lg group-data-compact/editor:whitespace-nowrap',
        )}
      />
    </TextField>
  )
}
