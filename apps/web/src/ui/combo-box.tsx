import { ChevronsUpDown, Search } from 'lucide-react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FETCH_DELAY } from './constants.ts'
import { FieldLabel, FieldNotes, fieldProps } from './field.tsx'
import type { FieldProps } from './field-box.ts'
import { OPTION_LIST, OPTION_PANEL, OptionRow, OptionSection } from './option-list.tsx'
import { PendingMark } from './pending-mark.tsx'

export interface ComboBoxProps<Item> extends FieldProps {
  /** What the last search found; the component does not filter. */
  items: readonly Item[]
  itemId: (item: Item) => string
  itemText: (item: Item) => string
  renderItem?: (item: Item) => ReactNode
  /** The heading an item stands under, e.g. "Recently used"; headings come in the order of their first items. */
  itemSection?: (item: Item) => string
  /** Keep it `null` to pick again and again, e.g. to add from the library. */
  value: Item | null
  onChange: (item: Item | null) => void
  /** Called 200 ms after the last key, and with '' when the list opens. */
  onSearch: (text: string) => void
  /** What is sought is here already: it is found with every key. */
  isLocal?: boolean
  /** Called when the field is left, or Enter is pressed without an item under it, with a text that names no item yet. */
  onLeave?: (text: string) => void
  isLoading?: boolean
  /** Said when nothing was found. */
  emptyText?: string
  placeholder?: string
}

/** One of many things, found by typing. */
export function ComboBox<Item extends object>(props: ComboBoxProps<Item>) {
  const { label, isLabelHidden, description, errorMessage, items, itemId, itemText, value, onChange, onSearch } = props
  const valueId = value ? itemId(value) : null
  const valueText = value ? itemText(value) : ''
  const [isFocused, setFocused] = useState(false)
  const [typed, setTyped] = useState({ text: valueText, valueId, isFromOutside: false })
  if (typed.valueId !== valueId) setTyped({ text: valueText, valueId, isFromOutside: isFocused })

  // Whether somebody went to an item by the arrows since they typed.
  const hasMoved = useRef(false)
  const isOwnText = props.onLeave !== undefined && typed.text !== valueText
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string) => {
    // What stands there already was not typed: React Aria repeats it when the value has changed.
    setTyped((last) =>
      last.text === text && last.valueId === valueId ? last : { text, valueId, isFromOutside: false },
    )
    hasMoved.current = false
    clearTimeout(timer.current)
    if (text === valueText && text !== '') return
    if (props.isLocal) onSearch(text.trim())
    else timer.current = setTimeout(() => onSearch(text.trim()), FETCH_DELAY)
  }

  const leave = () => {
    const text = typed.text.trim()
    if (text === '' || typed.text === valueText || !props.onLeave) return false
    props.onLeave(text)
    return true
  }
  // Before React Aria hears of the key: it puts back the text of the chosen item.
  const leaveByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMoved.current = true
    const isEnd = event.key === 'Enter' || event.key === 'Tab'
    if (!isEnd || event.nativeEvent.isComposing) return
    const isOnItem = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant')
    if (isOnItem || !leave() || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
  }

  const box = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<Side>('bottom')
  const open = () => {
    setSide(roomierSide(box.current))
    // All there is, unless it opens under what is being typed.
    onSearch(typed.text === valueText ? '' : typed.text.trim())
  }
  // React Aria empties the box on leaving when the chosen item is not among those found.
  const listed = value && !items.some((item) => itemId(item) === valueId) ? [...items, value] : items

  return (
    <AriaComboBox
      {...fieldProps(props)}
      // A text that was not typed opens no list.
      menuTrigger={typed.isFromOutside ? 'manual' : 'input'}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        leave()
        setFocused(false)
        setTyped((last) => ({ ...last, isFromOutside: false }))
      }}
      allowsEmptyCollection
      defaultFilter={() => true}
      inputValue={typed.text}
      onInputChange={type}
      onOpenChange={(isOpen) => isOpen && open()}
      value={valueId}
      onChange={(key) => {
        // Nobody seeks any more what was typed before this was chosen.
        clearTimeout(timer.current)
        onChange(listed.find((item) => itemId(item) === key) ?? null)
        if (valueId === null) setTyped({ text: '', valueId, isFromOutside: false })
      }}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={props.isRequired} />
      <Group ref={box} className="control flex min-h-10 items-center" onKeyDownCapture={leaveByKey}>
        <span className="ps-3 text-ink-faint">
          {props.isLoading ? <PendingMark label="Searching" /> : <Search aria-hidden size={16} />}
        </span>
        <TextBox
          placeholder={props.placeholder ?? 'Type to search'}
          valueId={valueId}
          isOwnText={isOwnText}
          hasMoved={hasMoved}
        />
        <Button className="me-1 inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-faint data-hovered:bg-sunken">
          <ChevronsUpDown aria-hidden size={16} />
        </Button>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <OptionPopover box={box} side={side}>
        <ListBox className={OPTION_LIST} renderEmptyState={() => <Nothing {...props} />}>
          {sectionsOf(listed, props.itemSection).map(({ title, members }) =>
            title ? (
              <OptionSection key={title} title={title}>
                {members.map((item) => rowOf(item, props))}
              </OptionSection>
            ) : (
              members.map((item) => rowOf(item, props))
            ),
          )}
        </ListBox>
      </OptionPopover>
    </AriaComboBox>
  )
}

/**
 * The list under the box. It goes along when what holds the box is scrolled, by the reader, by a page that settles or by a
 * keyboard that opens; React Aria by itself closes the list then, and what was typed is gone.
 */
function OptionPopover({
  box,
  side,
  children,
}: {
  box: RefObject<HTMLElement | null>
  side: Side
  children: ReactNode
}) {
  const state = use(ComboBoxStateContext)
  const isOpen = state?.isOpen ?? false
  const isScrolling = useRef(false)
  const [nudge, setNudge] = useState(0)
  // Before React Aria's own listener, which is added by a plain effect.
  useLayoutEffect(() => {
    if (!isOpen) return
    let over: ReturnType<typeof setTimeout>
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node) || target === box.current || !target.contains(box.current)) return
      isScrolling.current = true
      clearTimeout(over)
      over = setTimeout(() => (isScrolling.current = false))
      setNudge((last) => 1 - last)
    }
    addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      removeEventListener('scroll', follow, { capture: true })
      clearTimeout(over)
      isScrolling.current = false
    }
  }, [isOpen, box])
  return (
    <Popover
      // Another offset has it measured anew.
      offset={4 + nudge / 100}
      placement={`${side} start`}
      className={OPTION_PANEL}
      isOpen={isOpen}
      onOpenChange={(willOpen) => {
        if (!willOpen && !isScrolling.current) state?.close()
      }}
    >
      {children}
    </Popover>
  )
}

type Side = 'top' | 'bottom'

/** Room for half a dozen options, in px. */
const ROOM = 256

/** Where the list has room when all is found: it would jump over the box later, under a finger that is about to tap. */
const roomierSide = (box: HTMLElement | null): Side => {
  if (!box) return 'bottom'
  const { top, bottom } = box.getBoundingClientRect()
  const below = innerHeight - bottom
  return below < ROOM && top > below ? 'top' : 'bottom'
}

type TextBoxProps = {
  placeholder: string
  valueId: string | null
  isOwnText: boolean
  hasMoved: RefObject<boolean>
}

function TextBox({ placeholder, valueId, isOwnText, hasMoved }: TextBoxProps) {
  const state = use(ComboBoxStateContext)
  const focusedKey = state?.selectionManager.focusedKey ?? null
  // React Aria goes to the chosen item, or to what has taken its place: Enter would take that for the text that was typed.
  useEffect(() => {
    if (isOwnText && !hasMoved.current && focusedKey !== null) state?.selectionManager.setFocusedKey(null)
  }, [isOwnText, hasMoved, focusedKey, state])
  const last = useRef(valueId)
  useEffect(() => {
    // React Aria closes the list only for an item that becomes the value, not for one that means none.
    if (last.current !== null && valueId === null) state?.close()
    last.current = valueId
  }, [valueId, state])
  return (
    <Input
      placeholder={placeholder}
      // Not the focus: who passes by with Tab would have the list over the page at every box.
      onClick={() => state?.open(null, 'manual')}
      className="min-h-9.5 w-full min-w-0 grow bg-transparent px-2.5 text-base outline-none md:text-[0.9375rem]"
    />
  )
}

function rowOf<Item>(item: Item, { itemId, itemText, renderItem }: ComboBoxProps<Item>) {
  return (
    <OptionRow key={itemId(item)} id={itemId(item)} textValue={itemText(item)}>
      {renderItem ? renderItem(item) : itemText(item)}
    </OptionRow>
  )
}

function Nothing<Item>({ isLoading, emptyText = 'Nothing found. Try another word.' }: ComboBoxProps<Item>) {
  return <p className="px-2.5 py-3 text-sm text-ink-soft">{isLoading ? 'Searching …' : emptyText}</p>
}

function sectionsOf<Item>(items: readonly Item[], titleOf?: (item: Item) => string) {
  const sections = Map.groupBy(items, (item) => titleOf?.(item) ?? '')
  return [...sections].map(([title, members]) => ({ title, members }))
}
