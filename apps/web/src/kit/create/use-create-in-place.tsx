import { useEffect, useRef, useState } from 'react'
import { useCan } from '../../data/session.ts'
import { registeredResources, type ShortFormProps, type WebResource } from '../../data/web-resource.ts'
import { lazy } from '../lazy/lazy.tsx'
import * as wording from './wording.ts'

/**
 * Creates a record from a field that refers to one, or from a button, without leaving the page: the resource's short form opens in a
 * side panel.
 * @param plural the resource; nothing is offered if it has no short form, or if the user may not add its records
 * @param onCreated chooses the new record
 */
export const useCreateInPlace = (plural: string, onCreated: (record: { uuid: string }) => void) => {
  const resource = registeredResources().find((one) => one.plural === plural && one.shortForm)
  const mayAdd = useCan(resource?.permissions.add)
  const [opened, setOpened] = useState<Opened | null>(null)
  const opener = useRef<Element | null>(null)
  // React Aria returns the focus to most elements, but not to the box of a combo box, whose list it takes for the focused one.
  useEffect(() => {
    if (opened) return
    if (opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }, [opened])
  const load = resource?.shortForm
  if (!load || !mayAdd) return { create: undefined, start: undefined, panel: null }
  const open = (text: string, start?: ShortFormProps['start']) => {
    opener.current = document.activeElement
    setOpened({ text, start, ShortForm: shortFormOf(plural, load) })
  }
  const close = () => setOpened(null)
  return {
    /** The last choice of a combo box. */
    create: { label: (typed: string) => wording.create({ text: typed }), onCreate: open },
    /** Opens the form with values that the page knows. */
    start: (key: string, values: Readonly<Record<string, unknown>>) => open('', { key, values }),
    panel: opened && (
      <opened.ShortForm
        text={opened.text}
        start={opened.start}
        onCreated={onCreated}
        onClose={close}
        onMissing={close}
      />
    ),
  }
}

type Opened = Pick<ShortFormProps, 'text' | 'start'> & { ShortForm: ReturnType<typeof makeLazy> }

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
