import { useEffect, useRef, useState } from 'react'
import { useCan } from '../../data/session.ts'
import { registeredResources, type ShortFormProps, type WebResource } from '../../data/web-resource.ts'
import { lazy } from '../lazy/lazy.tsx'
import * as wording from './wording.ts'

/**
 * Creates a record from a field that refers to one, without leaving the page: the resource's short form opens in a side panel.
 * @param plural the resource; nothing is offered if it has no short form, or if the user may not add its records
 * @param onCreated chooses the new record
 */
export const useCreateInPlace = (plural: string, onCreated: (record: { uuid: string }) => void) => {
  const resource = registeredResources().find((one) => one.plural === plural && one.shortForm)
  const mayAdd = useCan(resource?.permissions.add)
  const [text, setText] = useState<string | null>(null)
  const opener = useRef<Element | null>(null)
  // React Aria returns the focus to most elements, but not to the box of a combo box, whose list it takes for the focused one.
  useEffect(() => {
    if (text === null && opener.current instanceof HTMLElement) opener.current.focus()
    if (text === null) opener.current = null
  }, [text])
  if (!resource?.shortForm || !mayAdd) return { create: undefined, panel: null }
  const ShortForm = shortFormOf(plural, resource.shortForm)
  const open = (typed: string) => {
    opener.current = document.activeElement
    setText(typed)
  }
  const close = () => setText(null)
  return {
    /** The last choice of a combo box. */
    create: { label: (typed: string) => wording.create({ text: typed }), onCreate: open },
    panel: text !== null && <ShortForm text={text} onCreated={onCreated} onClose={close} onMissing={close} />,
  }
}

const makeLazy = (load: NonNullable<WebResource['shortForm']>) =>
  lazy<ShortFormProps>(async () => (await load()).ShortForm, { missing: 'toast', isDialog: true })

const shortForms = new Map<string, ReturnType<typeof makeLazy>>()

/** The same component each time, so that an open form is not mounted again. */
const shortFormOf = (plural: string, load: NonNullable<WebResource['shortForm']>) => {
  const existing = shortForms.get(plural)
  if (existing) return existing
  const ShortForm = makeLazy(load)
  shortForms.set(plural, ShortForm)
  return ShortForm
}
