import { ChevronsUpDown, Plus, Search } from 'lucide-react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { use, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { foldText } from '@sojourn/contract/kit/fold-text'
import { FETCH_DELAY } from './constants.ts'
import { FieldLabel, FieldNotes, fieldProps } from './field.tsx'
import type { FieldProps } from './field-box.ts'
import { OPTION_LIST, OptionRow, OptionSection } from './option-list.tsx'
import { OptionPopover, roomierSide, type Side } from './option-popover.tsx'
import { PendingMark } from './pending-mark.tsx'
import * as wording from './wording.ts'

export interface ComboBoxProps<Item> extends FieldProps {
  /** The results of the last search. Until the next ones arrive, the component shows those that still contain the typed text. */
  items: readonly Item[]
  itemId: (item: Item) => string
  itemText: (item: Item) => string
  renderItem?: (item: Item) => ReactNode
  /** The heading above an item, e.g. "Recently used". Headings are in the order of their first items. */
  itemSection?: (item: Item) => string
  /** Keep it `null` to choose repeatedly, e.g. to add from the library. */
  value: Item | null
  onChange: (item: Item | null) => void
  /** Called 200 ms after the last key, and with '' when the list opens. */
  onSearch: (text: string) => void
  /** The data is local, so `onSearch` is called on every keystroke. */
  isLocal?: boolean
  /** Called with typed text that matches no item, when the field loses the focus or Enter is pressed without a focused item. */
  onLeave?: (text: string) => void
  /** Why a typed text cannot be used. The box keeps such a text when it is left, and shows the reason until it is changed. */
  textError?: (text: string) => string | null
  /** The last choice if no item is called exactly what was searched for. */
  create?: { label: (text: string) => string; onCreate: (text: string) => void }
  isLoading?: boolean
  autoFocus?: boolean
  /** Shown if nothing was found. */
  emptyText?: string
  placeholder?: string
}

/** A choice from many items, found by typing. */
export function ComboBox<Item extends object>(props: ComboBoxProps<Item>) {
  const { label, isLabelHidden, description, items, itemId, itemText, value, onChange } = props
  const valueId = value ? itemId(value) : null
  const valueText = value ? itemText(value) : ''
  const { typed, ...box } = useTyped(valueId, valueText)
  const typedText = typed.text.trim()
  const isChanged = typed.text !== valueText
  // Whether the user has moved to an item with the arrow keys since typing.
  const hasMovedRef = useRef(false)
  // Whether Tab has just used the typed text.
  const hasLeftRef = useRef(false)
  const search = useSearch(props.onSearch, props.isLocal)
  const { searched } = search
  const type = (text: string) => {
    box.type(text)
    hasMovedRef.current = false
    hasLeftRef.current = false
    search.cancel()
    if (text !== valueText || text === '') search.start(text.trim())
  }

  const textError = isChanged && typedText !== '' ? (props.textError?.(typedText) ?? null) : null
  const leave = () => {
    if (typedText === '' || !isChanged || !props.onLeave) return false
    // The reason is shown at once, not only when typing pauses.
    if (textError) search.now(typedText)
    else props.onLeave(typedText)
    return true
  }
  const isOwnText = props.onLeave !== undefined && isChanged
  const esc = useEsc(isChanged)
  const { isLeavingRef, leaveByKey } = useLeaving({ leave, isOwnText, hasMovedRef, hasLeftRef, esc })

  const group = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<Side>('bottom')
  const open = () => {
    setSide(roomierSide(group.current))
    // Shows everything, unless it opens because the user is typing.
    search.now(isChanged ? typedText : '')
  }
  const isPending = isChanged && (searched !== typedText || props.isLoading === true)
  const listed = listedItems(props, isPending ? typedText : '')
  const isSearched = searched !== '' && isChanged && !isPending
  const isMissing = isSearched && !items.some((item) => sameText.compare(itemText(item), searched) === 0)
  const errorMessage = (searched === typedText && textError) || props.errorMessage

  return (
    <AriaComboBox
      {...fieldProps({ ...props, errorMessage })}
      // A text that was not typed must not open the list.
      menuTrigger={typed.isFromOutside ? 'manual' : 'input'}
      onFocus={() => {
        isLeavingRef.current = false
        hasLeftRef.current = false
        box.focus()
      }}
      onBlur={() => {
        leave()
        isLeavingRef.current = true
        box.blur()
      }}
      autoFocus={props.autoFocus}
      allowsEmptyCollection
      defaultFilter={() => true}
      inputValue={typed.text}
      onInputChange={type}
      onOpenChange={(isOpen) => {
        esc.setOpen(isOpen)
        if (isOpen) open()
      }}
      value={valueId}
      onChange={(key) => {
        // The search for what was typed before is no longer needed.
        search.cancel()
        const isSame = key === valueId
        // Esc and leaving the field choose again what was chosen before.
        if (isSame && textError && isLeavingRef.current) return box.keep()
        if (isSame) box.restore()
        // Tab would also select a highlighted item.
        else if (!hasLeftRef.current) onChange(listed.find((item) => itemId(item) === key) ?? null)
        if (valueId === null && (isSame || !textError)) box.clear()
      }}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={props.isRequired} />
      <Group
        ref={group}
        className="control flex min-h-10 items-center"
        onKeyDownCapture={leaveByKey}
        onKeyDown={esc.keep}
      >
        <span className="ps-3 text-ink-faint">
          {props.isLoading ? <PendingMark label={wording.searching} /> : <Search aria-hidden size={16} />}
        </span>
        <TextBox
          placeholder={props.placeholder ?? wording.placeholderOfSearch}
          valueId={valueId}
          isOwnText={isOwnText}
          hasMovedRef={hasMovedRef}
        />
        <Button className="me-1 inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-faint data-hovered:bg-sunken">
          <ChevronsUpDown aria-hidden size={16} />
        </Button>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <OptionPopover box={group} side={side}>
        <ListBox className={OPTION_LIST} renderEmptyState={() => <Nothing {...props} />}>
          {rowsOf(listed, props)}
          {props.create && isMissing && <CreateRow {...props.create} text={searched} />}
        </ListBox>
      </OptionPopover>
    </AriaComboBox>
  )
}

/** The text in the box: the name of the value, or what was typed since the value changed. */
const useTyped = (valueId: string | null, valueText: string) => {
  const [isFocused, setFocused] = useState(false)
  const [typed, setTyped] = useState({ text: valueText, valueId, isFromOutside: false })
  if (typed.valueId !== valueId) setTyped({ text: valueText, valueId, isFromOutside: isFocused })
  return {
    typed,
    type: (text: string) =>
      // A text that is already there was not typed: React Aria repeats it when the value has changed.
      setTyped((last) =>
        last.text === text && last.valueId === valueId ? last : { text, valueId, isFromOutside: false },
      ),
    /** Not typed, so it must not open the list. */
    restore: () => setTyped({ text: valueText, valueId, isFromOutside: true }),
    /** Typed before, so it must not open the list again. */
    keep: () => setTyped((last) => ({ ...last, isFromOutside: true })),
    clear: () => setTyped({ text: '', valueId, isFromOutside: false }),
    focus: () => setFocused(true),
    blur: () => {
      setFocused(false)
      setTyped((last) => ({ ...last, isFromOutside: false }))
    },
  }
}

type Leaving = {
  /** Uses the typed text. Returns whether there is one to use. */
  leave: () => boolean
  isOwnText: boolean
  hasMovedRef: RefObject<boolean>
  hasLeftRef: RefObject<boolean>
  esc: ReturnType<typeof useEsc>
}

/** Uses the typed text when the user leaves the box with Tab or Enter. */
const useLeaving = ({ leave, isOwnText, hasMovedRef, hasLeftRef, esc }: Leaving) => {
  const isLeavingRef = useRef(false)
  // In the capture phase, because React Aria would restore the text of the selected item.
  const leaveByKey = (event: KeyboardEvent<HTMLElement>) => {
    esc.note(event)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMovedRef.current = true
    hasLeftRef.current = false
    // Otherwise, it is highlighted by the mouse or by React Aria, until `TextBox` undoes that a moment later.
    const canHighlight = hasMovedRef.current || !isOwnText
    const isOnItem =
      canHighlight && event.target instanceof Element && event.target.hasAttribute('aria-activedescendant')
    isLeavingRef.current = event.key === 'Tab' && !isOnItem
    const isEnd = event.key === 'Enter' || event.key === 'Tab'
    if (!isEnd || event.nativeEvent.isComposing || isOnItem || !leave()) return
    hasLeftRef.current = event.key === 'Tab'
    if (hasLeftRef.current) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { isLeavingRef, leaveByKey }
}

/** Searches at once in local data, otherwise when typing pauses. */
const useSearch = (onSearch: (text: string) => void, isLocal = false) => {
  const [searched, setSearched] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const now = (text: string) => {
    setSearched(text)
    onSearch(text)
  }
  return {
    searched,
    now,
    start: (text: string) => {
      if (isLocal) now(text)
      else timer.current = setTimeout(() => now(text), FETCH_DELAY)
    },
    cancel: () => clearTimeout(timer.current),
  }
}

/**
 * Keeps from a dialog around the field the Esc that closed the list or restored the text; the next one closes the dialog.
 */
const useEsc = (isTextChanged: boolean) => {
  const isOpen = useRef(false)
  const isUsed = useRef(false)
  return {
    setOpen: (next: boolean) => {
      isOpen.current = next
    },
    /** Before React Aria closes the list. */
    note: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') isUsed.current = isOpen.current || isTextChanged
    },
    /** After it. */
    keep: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isUsed.current) return
      event.stopPropagation()
      const { target } = event
      // So that typing replaces the value again.
      if (target instanceof HTMLInputElement) requestAnimationFrame(() => target.select())
    },
  }
}

type TextBoxProps = {
  placeholder: string
  valueId: string | null
  isOwnText: boolean
  hasMovedRef: RefObject<boolean>
}

function TextBox({ placeholder, valueId, isOwnText, hasMovedRef }: TextBoxProps) {
  const state = use(ComboBoxStateContext)
  const focusedKey = state?.selectionManager.focusedKey ?? null
  // React Aria moves to the selected item, or the one that replaced it. Enter would then select it instead of using the typed
  // text.
  useEffect(() => {
    if (isOwnText && !hasMovedRef.current && focusedKey !== null) state?.selectionManager.setFocusedKey(null)
  }, [isOwnText, hasMovedRef, focusedKey, state])
  const last = useRef(valueId)
  useEffect(() => {
    // React Aria closes the list only if an item becomes the value, not if the value becomes null.
    if (last.current !== null && valueId === null) state?.close()
    last.current = valueId
  }, [valueId, state])
  // A press into the box selects its text, so that typing replaces the chosen value; a second press places the caret.
  const isFresh = useRef(false)
  return (
    <Input
      placeholder={placeholder}
      onFocus={({ currentTarget, nativeEvent }) => {
        // React Aria also says that the box has the focus when an option loses the virtual one, such as while typing.
        if (!nativeEvent.isTrusted) return
        isFresh.current = true
        currentTarget.select()
      }}
      // On click rather than on focus, or the list would cover the page at every box that the user passes with Tab.
      onClick={({ currentTarget }) => {
        if (isFresh.current) currentTarget.select()
        isFresh.current = false
        state?.open(null, 'manual')
      }}
      className="min-h-9.5 w-full min-w-0 grow bg-transparent px-2.5 text-base outline-none md:text-[0.9375rem]"
    />
  )
}

function rowsOf<Item>(items: readonly Item[], props: ComboBoxProps<Item>) {
  return sectionsOf(items, props.itemSection).map(({ title, members }) =>
    title ? (
      <OptionSection key={title} title={title}>
        {members.map((item) => rowOf(item, props))}
      </OptionSection>
    ) : (
      members.map((item) => rowOf(item, props))
    ),
  )
}

function rowOf<Item>(item: Item, { itemId, itemText, renderItem }: ComboBoxProps<Item>) {
  return (
    <OptionRow key={itemId(item)} id={itemId(item)} textValue={itemText(item)}>
      {renderItem ? renderItem(item) : itemText(item)}
    </OptionRow>
  )
}

/** The items that contain a text, and the value: React Aria empties the box on blur if the selected item is not in the list. */
const listedItems = <Item,>({ items, itemId, itemText, value }: ComboBoxProps<Item>, text: string): readonly Item[] => {
  const found = text === '' ? items : items.filter((item) => includesText(itemText(item), text))
  return value && !found.some((item) => itemId(item) === itemId(value)) ? [...found, value] : found
}

const includesText = (text: string, part: string) => foldText(text).includes(foldText(part))

/** Ignores case and accents. */
const sameText = new Intl.Collator('en', { sensitivity: 'base' })

type CreateRowProps = NonNullable<ComboBoxProps<object>['create']> & { text: string }

function CreateRow({ text, label, onCreate }: CreateRowProps) {
  return (
    <OptionRow id="create" textValue={label(text)} onAction={() => onCreate(text)}>
      <span className="flex items-center gap-2 font-medium text-brand">
        <Plus aria-hidden size={16} className="shrink-0" />
        <bdi className="min-w-0 wrap-anywhere">{label(text)}</bdi>
      </span>
    </OptionRow>
  )
}

function Nothing<Item>({ isLoading, emptyText = wording.noResults }: ComboBoxProps<Item>) {
  return <p className="px-2.5 py-3 text-sm text-ink-soft">{isLoading ? wording.searchingText : emptyText}</p>
}

function sectionsOf<Item>(items: readonly Item[], titleOf?: (item: Item) => string) {
  const sections = Map.groupBy(items, (item) => titleOf?.(item) ?? '')
  return [...sections].map(([title, members]) => ({ title, members }))
}
