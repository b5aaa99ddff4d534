import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouterState } from '@tanstack/react-router'
import { CircleHelp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { create } from 'zustand'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { pageHelpOf } from './page-help-query.ts'
import { pageKeyOf } from '../../kit/page/page-key.ts'
import { useSession } from '../../data/session.ts'
import { notePage } from '../../data/visited-pages.ts'
import { whenIdle } from '../../data/when-idle.ts'
import { onWipe } from '../../data/clear-device-data.ts'
import { device } from '../../data/text-store.ts'
import * as wording from './wording.ts'

/** What most pages do not show at first. */
const HelpBox = lazy(async () => (await import('./help-box.tsx')).HelpBox, { missing: 'retry' })

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
        <HelpBox
          id={id}
          page={page}
          help={help}
          mayEdit={mayEdit}
          isEditing={isEditing}
          hasEdited={hasEdited}
          onEdit={() => setIsEditing(true)}
          onEdited={endEditing}
          onClose={toggle}
        />
      )}
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
