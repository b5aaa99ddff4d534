import { maxTitleLength } from '@sojourn/contract/document/document-limits'
import { classNames } from '../../ui/class-names.ts'
import { useTextLanguage } from '../fields/use-text-language.ts'
import { useTyped } from '../fields/use-typed.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/**
 * The itinerary's title, edited in place. It wraps like a heading; Enter finishes. `isTight`: only as wide as its text. A native
 * text area, because it is the first field that can be used.
 */
export function TitleField({ isTight = false }: { isTight?: boolean }) {
  const itinerary = useItinerary()
  const language = useTextLanguage()
  const title = useItineraryState((state) => state.document.title)
  const { errorMessage, value, isReadOnly, onChange, onBlur } = useTyped({
    value: title,
    missing: wording.titleMissing,
    onType: (value) => value && itinerary.dispatch({ kind: 'set', fields: { title: value } }, 'title'),
  })
  return (
    <div className={isTight ? '-ms-2 min-w-0' : '-mx-2 min-w-0 grow'}>
      <textarea
        aria-label={wording.title}
        aria-invalid={errorMessage !== null || undefined}
        value={value}
        readOnly={isReadOnly}
        rows={1}
        dir="auto"
        maxLength={maxTitleLength}
        lang={language}
        spellCheck={false}
        placeholder={wording.titleMissing}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        className={classNames(
          isTight ? 'max-w-full' : 'w-full',
          'title field-sizing-content block resize-none rounded-sm border border-transparent bg-transparent px-2 py-0.5 text-2xl outline-none placeholder:text-danger hover:border-line focus:border-focus focus:shadow-[0_0_0_1px_var(--focus)] aria-invalid:border-danger sm:text-3xl read-only:hover:border-transparent group-data-compact/editor:max-h-9 group-data-compact/editor:overflow-hidden group-data-compact/editor:text-lg group-data-compact/editor:whitespace-nowrap',
        )}
      />
    </div>
  )
}
