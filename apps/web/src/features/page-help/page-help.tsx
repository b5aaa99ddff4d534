import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouterState } from '@tanstack/react-router'
import { CircleHelp, Pencil, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { create } from 'zustand'
import { Button } from '../../ui/button.tsx'
import { EDITOR_MIN_HEIGHT } from '../../ui/constants.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { pageHelpOf } from './page-help-query.ts'
import { pageKeyOf } from '../../kit/page/page-key.ts'
import { useSession } from '../../data/session.ts'
import { notePage } from '../../data/visited-pages.ts'
import { whenIdle } from '../../data/when-idle.ts'
import { onWipe } from '../../data/clear-device-data.ts'
import { device } from '../../data/text-store.ts'
import * as wording from './wording.ts'

const PageHelpForm = lazy(async () => (await import('./form/page-help-form.tsx')).PageHelpForm, {
  fallback: <FormSkeleton />,
})

/** The help of the current page. */
export function PageHelp() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const address = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '/' })
  const page = pageKeyOf(typeof address === 'string' ? address : '/')
  useEffect(() => notePage(path), [path])
  return <HelpOf key={page} page={page} />
}

/**
 * A button at the edge of the page that shows or hides its help, and remembers which. It is only there if the page has help,
 * and for the platform's staff, who can write it.
 */
function HelpOf({ page }: { page: string }) {
  const id = useId()
  const mayEdit = useSession(({ user }) => user?.is_god ?? false)
  const isOpen = useOpened((pages) => pages[page] ?? false)
  const isIdle = useIdle()
  const [isEditing, setIsEditing] = useState(false)
  const [hasEdited, setHasEdited] = useState(false)
  const toggleButton = useRef<HTMLButtonElement>(null)
  const { data: help } = useQuery({ ...pageHelpOf(page), enabled: isIdle || isOpen })
  const wasOpen = useRef(isOpen)
  // The pressed button was hidden with the box, so the focus returns to the button that opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggleButton.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (help === undefined || (help === null && !mayEdit)) return null
  const toggle = () => {
    setOpened(page, !isOpen)
    setIsEditing(false)
    setHasEdited(false)
  }
  const endEditing = () => {
    setIsEditing(false)
    setHasEdited(true)
  }
  return (
    <>
      <div className="page-column relative z-10 h-0 max-w-320">
        <AriaButton
          ref={toggleButton}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPress={toggle}
          className="focus-ring absolute end-0 -top-6 inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-xs px-1 text-xs text-ink-faint data-hovered:text-ink lg:-top-6.5"
        >
          <CircleHelp aria-hidden size={14} />
          {help ? wording.aboutPage : wording.explainPage}
        </AriaButton>
      </div>
      {isOpen && (
        <section
          id={id}
          aria-label={wording.aboutPage}
          className="relative ms-auto mb-6 max-w-180 rounded-md border border-line bg-surface px-5 py-4"
        >
          <IconButton
            icon={X}
            label={wording.closeHelp}
            hasTooltip={false}
            onPress={toggle}
            className="absolute end-2 top-2"
          />
          {isEditing || !help ? (
            <PageHelpForm
              page={page}
              help={help}
              onSaved={endEditing}
              onRemoved={toggle}
              onCancel={help ? endEditing : toggle}
            />
          ) : (
            <>
              <p className="title mb-1 pe-8 text-lg wrap-break-word">{help.title}</p>
              <RichTextView value={help.body} className="text-ink-soft" />
              {mayEdit && (
                <Button
                  size="small"
                  variant="quiet"
                  icon={Pencil}
                  className="mt-2 -ms-2.5"
                  autoFocus={hasEdited}
                  onPress={() => setIsEditing(true)}
                >
                  {wording.editHelp}
                </Button>
              )}
            </>
          )}
        </section>
      )}
    </>
  )
}

function FormSkeleton() {
  return (
    <>
      <output className="sr-only">{wording.loadingForm}</output>
      <Skeleton className="h-10 w-full" />
      <div style={{ minHeight: EDITOR_MIN_HEIGHT }} className="pt-6">
        <Skeleton className="h-4 w-2/5" />
      </div>
    </>
  )
}

const openedKey = 'sojourn.page-help'

type Opened = Readonly<Record<string, boolean>>

const readOpened = (): Opened => {
  try {
    const stored: unknown = JSON.parse(device.read(openedKey) ?? '[]')
    return Array.isArray(stored) ? Object.fromEntries(stored.map((page) => [String(page), true])) : {}
  } catch {
    return {}
  }
}

/** The pages whose help is open, stored on this device. */
const useOpened = create<Opened>(readOpened)

const setOpened = (page: string, isOpen: boolean): void => {
  useOpened.setState({ [page]: isOpen })
  const opened = Object.entries(useOpened.getState()).flatMap(([name, isOn]) => (isOn ? [name] : []))
  device.write(openedKey, JSON.stringify(opened))
}

onWipe(() => useOpened.setState({}, true))

/** Whether the browser has been idle since the page was shown, so that loading the help never competes with the page itself. */
const useIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
