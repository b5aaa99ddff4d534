import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { KeptForm } from '../form/use-kept-form.ts'

const debounceMs = 600

/**
 * What a preview shows of a form, as JSON: the first at once, then whenever the form has not changed for a moment. `draftOf` leaves
 * out what is not valid; it must be the same function at each call.
 */
export const usePreviewDraft = <V extends FieldValues>(
  { form }: KeptForm<V>,
  draftOf: (values: V) => unknown,
): string => {
  const [draft, setDraft] = useState(() => JSON.stringify(draftOf(form.getValues())))
  useEffect(() => {
    let timer = 0
    const note = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setDraft(JSON.stringify(draftOf(form.getValues()))), debounceMs)
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: note })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [form, draftOf])
  return draft
}
