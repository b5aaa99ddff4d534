import type { MediaRef } from '@sojourn/contract/kit/values'
import { isFailed, type MediaSummary } from '../item/media-picture.tsx'
import * as wording from './wording.ts'

/** The kinds of files that a form can use; a `file` is an image or a document. */
export type ChosenKind = 'image' | 'document' | 'file'

/** Which of the files added for a form it can use, and a message about why it cannot use the others. */
export const choiceOf = (
  kind: ChosenKind,
  items: readonly MediaSummary[],
): { uuids: string[]; leftOut: string | null } => {
  const isTaken = (item: MediaSummary) => isOfKind(kind, item) && !isFailed(item)
  const others = items.filter((item) => !isTaken(item))
  return {
    uuids: [...new Set(items.filter(isTaken).map(({ uuid }) => uuid))],
    leftOut:
      others.length === 0
        ? null
        : `${others.map((item) => reasonAgainst(kind, item)).join(' ')} ${wording.inLibrary({ count: others.length })}`,
  }
}

const isOfKind = (kind: ChosenKind, item: MediaSummary): boolean =>
  kind === 'file' ? item.kind === 'image' || item.kind === 'document' : item.kind === kind

const reasonAgainst = (kind: ChosenKind, item: MediaSummary): string =>
  isOfKind(kind, item)
    ? wording.couldNotProcess({ filename: item.filename })
    : wording.wrongKind[kind]({ filename: item.filename })

/** The value with more files at its end. If it was empty, the first image becomes the hero. */
export const withMore = (
  value: readonly MediaRef[],
  media: readonly string[],
  kind: 'image' | 'document',
): MediaRef[] => [
  ...value,
  ...media.map((uuid, place) => ({
    media: uuid,
    role:
      kind === 'document'
        ? ('document' as const)
        : value.length + place === 0
          ? ('hero' as const)
          : ('gallery' as const),
    caption: null,
    alt: null,
  })),
]
