import { maxCaptionLength } from '@sojourn/contract/kit/field-limits'
import { ArrowDown, ArrowUp, Plus, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { MediaRef } from '@sojourn/contract/kit/values'
import { announce } from '../../ui/announce.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { withMore } from '../choose/media-choice.ts'
import { MediaPicker } from '../choose/media-picker.tsx'
import { MediaThumbnail, nameOfMedia, useMediaItem } from '../item/media-picture.tsx'
import { useTenant } from '../../data/session.ts'
import * as wording from './wording.ts'

type MediaListProps = {
  name?: string
  label: string
  description?: string
  errorMessage?: string
  max: number
  kind?: 'image' | 'document'
  value: readonly MediaRef[]
  onChange: (value: MediaRef[]) => void
  isLabelHidden?: boolean
  /** The language of the captions. */
  lang?: string
  /** Whether the images can be viewed but not changed. */
  isReadOnly?: boolean
}

/** Images of the library, in the order in which they are shown; the first one with the role `hero` is the main image. */
export function MediaList(props: MediaListProps) {
  const {
    name,
    label,
    description,
    errorMessage,
    max,
    kind = 'image',
    value,
    onChange,
    isLabelHidden,
    lang,
    isReadOnly = false,
  } = props
  const [isChoosing, setIsChoosing] = useState(false)
  const move = (from: number, to: number) => {
    const next = [...value]
    const [moved] = next.splice(from, 1)
    if (!moved) return
    next.splice(to, 0, moved)
    onChange(next)
    announce(wording.moved({ position: to + 1, total: value.length }), 'assertive')
  }
  return (
    <fieldset data-field={name} className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>{label}</legend>
      {description && <p className="mt-1 text-sm text-ink-soft">{description}</p>}
      <ol
        className={classNames(
          'mt-2 grid gap-3 empty:hidden',
          max === 1 ? 'max-w-md' : 'grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]',
        )}
      >
        {value.map((one, index) => (
          <Item
            key={`${one.media} ${index}`}
            kind={kind}
            lang={lang}
            value={one}
            place={index}
            count={max === 1 ? 1 : value.length}
            isAlone={max === 1}
            isReadOnly={isReadOnly}
            onMove={(to) => move(index, to)}
            onChange={(changed) => onChange(value.map((other, n) => (n === index ? changed : other)))}
            onLead={() =>
              onChange(
                value.map((other, n) => ({
                  ...other,
                  role: n === index ? 'hero' : other.role === 'hero' ? 'gallery' : other.role,
                })),
              )
            }
            onRemove={() => onChange(value.filter((_, n) => n !== index))}
          />
        ))}
      </ol>
      {isReadOnly && value.length === 0 && <p className="text-ink-soft">{wording.none}</p>}
      <div className={isReadOnly ? 'hidden' : 'mt-3 flex flex-wrap items-center gap-3'}>
        <Button
          size="small"
          icon={Plus}
          isDisabled={max > 1 && value.length >= max}
          onPress={() => setIsChoosing(true)}
        >
          {(max > 1 ? wording.addSeveral : value.length === 1 ? wording.chooseAnother : wording.addOne)[kind]}
        </Button>
        {max > 1 && value.length >= max && (
          <span className="text-sm text-ink-soft">{wording.maxReached[kind]({ max })}</span>
        )}
      </div>
      {errorMessage && <p className="mt-1 text-sm text-danger">{errorMessage}</p>}
      <MediaPicker
        title={(max > 1 ? wording.addSeveral : wording.addOne)[kind]}
        kind={kind}
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(media) => onChange(withMore(max === 1 ? [] : value, [media], kind))}
        several={
          max > 1
            ? {
                most: max - value.length,
                onChoose: (media) => {
                  onChange(withMore(value, media, kind))
                  announce(wording.added[kind]({ count: media.length }))
                },
              }
            : undefined
        }
      />
    </fieldset>
  )
}

type ItemProps = {
  kind: 'image' | 'document'
  lang: string | undefined
  value: MediaRef
  place: number
  count: number
  /** Whether there can be only one image, so that there is nothing to sort. */
  isAlone: boolean
  isReadOnly: boolean
  onMove: (to: number) => void
  onChange: (value: MediaRef) => void
  onLead: () => void
  onRemove: () => void
}

function Item(props: ItemProps) {
  const { kind, lang, value, place, count, isAlone, isReadOnly, onMove, onChange, onLead, onRemove } = props
  const { uuid: tenant } = useTenant()
  const item = useMediaItem(tenant, value.media)
  const called = item ? nameOfMedia(item) : wording.unnamed[kind]({ position: place + 1 })
  const remove = <IconButton icon={Trash2} label={wording.remove({ name: called })} onPress={onRemove} />
  return (
    <li className="flex gap-3 rounded-md border border-line bg-surface p-3">
      <span className="block w-24 shrink-0 self-start overflow-hidden rounded-sm border border-line bg-sunken">
        {item ? (
          <MediaThumbnail item={item} sizes="6rem" className="w-full" />
        ) : (
          <span className="flex aspect-3/2 items-center justify-center text-xs text-ink-soft">
            {item === null ? wording.notFound : ''}
          </span>
        )}
      </span>
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex items-start justify-between gap-2">
          <span className="line-clamp-2 text-sm wrap-anywhere">{called}</span>
          {value.role === 'hero' && !isAlone && <Badge tone="brand">{wording.hero}</Badge>}
          {isAlone && !isReadOnly && <span className="-my-1.5 shrink-0">{remove}</span>}
        </div>
        <TextField
          label={wording.captionLabel({ name: called })}
          isLabelHidden
          placeholder={item?.caption ?? wording.captionPlaceholder}
          lang={lang}
          spellCheck={lang === undefined ? undefined : true}
          isReadOnly={isReadOnly}
          value={value.caption ?? ''}
          maxLength={maxCaptionLength}
          onChange={(caption) => onChange({ ...value, caption: caption === '' ? null : caption })}
        />
        {!isAlone && !isReadOnly && (
          <div className="-ms-1 flex flex-wrap">
            <IconButton
              icon={ArrowUp}
              label={wording.moveForward({ name: called })}
              isDisabled={place === 0}
              onPress={() => onMove(place - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={wording.moveBack({ name: called })}
              isDisabled={place === count - 1}
              onPress={() => onMove(place + 1)}
            />
            {value.role === 'gallery' && (
              <IconButton icon={Star} label={wording.makeHero({ name: called })} onPress={onLead} />
            )}
            {remove}
          </div>
        )}
      </div>
    </li>
  )
}
