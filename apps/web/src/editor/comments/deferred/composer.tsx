import { useQuery } from '@tanstack/react-query'
import type { CommentMember } from '@sojourn/contract/comment'
import { commentLimits } from '@sojourn/contract/comment-limits'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useIsOnline } from '../../../data/online.ts'
import { useTenant } from '../../../data/session.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { commentMembersOf } from './comment-queries.ts'
import { completeMention, mentionsIn, suggestMembers, typedMention } from './mentions.ts'
import * as wording from './wording.ts'

type ComposerProps = {
  label: string
  sendLabel: string
  initialText?: string
  isFocused?: boolean
  onSend: (text: string, mentions: string[]) => Promise<unknown>
  onCancel?: () => void
}

/** A field for a comment. Enter sends it; `@` offers the members who can be mentioned. */
export function Composer({ label, sendLabel, initialText = '', isFocused, onSend, onCancel }: ComposerProps) {
  const { uuid: tenant } = useTenant()
  const itinerary = useItineraryState((state) => state.record.uuid)
  const members = useQuery(commentMembersOf(tenant, itinerary)).data ?? []
  const isOnline = useIsOnline()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(initialText)
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const suggested = typed === null ? [] : suggestMembers(members, typed)

  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  useEffect(() => {
    if (suggested.length > 0) announce(wording.suggestions({ count: suggested.length }))
  }, [suggested.length])

  const choose = (member: CommentMember) => {
    const box = field.current
    const completed = completeMention(text, box?.selectionStart ?? text.length, member.name)
    setText(completed.text)
    setTyped(null)
    setChosen(new Set([...chosen, member.uuid]))
    box?.focus()
    requestAnimationFrame(() => box?.setSelectionRange(completed.caret, completed.caret))
  }

  const submit = async () => {
    if (isPending) return
    if (!text.trim()) return setError(wording.emptyText)
    if (!isOnline) return setError(wording.offline)
    setPending(true)
    setError(null)
    try {
      await onSend(text, mentionsIn(text, members, chosen))
      announce(wording.sent)
      setText('')
      setTyped(null)
      setChosen(new Set())
      field.current?.focus()
    } catch (failure) {
      setError(errorMessage(failure))
    } finally {
      setPending(false)
    }
  }

  return (
    <div role="presentation" onKeyDown={(event) => pressKey(event, { suggested, choose, submit, setTyped, onCancel })}>
      <TextArea
        label={label}
        inputRef={field}
        value={text}
        maxLength={commentLimits.textLength}
        description={wording.composerHint}
        errorMessage={error ?? (isOnline ? undefined : wording.offline)}
        onChange={(next) => {
          setText(next)
          setTyped(typedMention(next, field.current?.selectionStart ?? next.length))
        }}
      />
      {suggested.length > 0 && <Suggestions members={suggested} onChoose={choose} />}
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button size="small" variant="quiet" onPress={onCancel}>
            {wording.cancel}
          </Button>
        )}
        <Button size="small" variant="primary" isPending={isPending} onPress={() => void submit()}>
          {sendLabel}
        </Button>
      </div>
    </div>
  )
}

type Keys = {
  suggested: readonly CommentMember[]
  choose: (member: CommentMember) => void
  submit: () => Promise<void>
  setTyped: (typed: string | null) => void
  onCancel: (() => void) | undefined
}

/** Handles the keys of the field: Enter sends or chooses the first suggestion, Down goes to the suggestions, Esc closes them or cancels. */
const pressKey = (event: KeyboardEvent, { suggested, choose, submit, setTyped, onCancel }: Keys): void => {
  if (!(event.target instanceof HTMLTextAreaElement) || event.nativeEvent.isComposing) return
  const [first] = suggested
  const handle = (work: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    work()
  }
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) handle(() => void submit())
  else if (event.key === 'Enter' && !event.shiftKey) handle(() => (first ? choose(first) : void submit()))
  else if (event.key === 'ArrowDown' && first)
    handle(() => event.currentTarget.querySelector<HTMLElement>('[data-suggestions] button')?.focus())
  else if (event.key === 'Escape' && first) handle(() => setTyped(null))
  else if (event.key === 'Escape' && onCancel) handle(onCancel)
}

/** The members who can be mentioned. The arrow keys go from one to the next. */
function Suggestions({
  members,
  onChoose,
}: {
  members: readonly CommentMember[]
  onChoose: (member: CommentMember) => void
}) {
  const go = (event: KeyboardEvent) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = buttons.findIndex((one) => one === document.activeElement)
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  return (
    <div role="presentation" data-suggestions onKeyDown={go}>
      <ul aria-label={wording.mentionList} className="mt-1 flex flex-col rounded-md border border-line bg-overlay p-1">
        {members.map((member) => (
          <li key={member.uuid}>
            <Button
              size="small"
              variant="quiet"
              className="w-full justify-start"
              aria-label={wording.mention({ name: member.name })}
              onPress={() => onChoose(member)}
            >
              <span dir="auto" className="truncate">
                {member.name}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
