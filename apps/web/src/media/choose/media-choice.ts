import type { MediaRef } from '@sojourn/contract/kit/values'
import { isFailed, type MediaSummary } from '../item/media-picture.tsx'

/** What a form can ask the library for. */
export type ChosenKind = 'image' | 'document'

/** What came of files that were added for a form: those it can take, and in words why it does not take the others. */
export const choiceOf = (
  kind: ChosenKind,
  items: readonly MediaSummary[],
): { uuids: string[]; leftOut: string | null } => {
  const isTaken = (item: MediaSummary) => item.kind === kind && !isFailed(item)
  const others = items.filter((item) => !isTaken(item))
  return {
    uuids: [...new Set(items.filter(isTaken).map(({ uuid }) => uuid))],
    leftOut:
      others.length === 0 ? null : `${others.map((item) => reasonAgainst(kind, item)).join(' ')} ${inLibrary(others)}`,
  }
}

const reasonAgainst = (kind: ChosenKind, item: MediaSummary): string =>
  item.kind === kind
    ? `“${item.filename}” could not be prepared.`
    : `“${item.filename}” is no ${kind === 'image' ? 'picture' : 'document'}.`

const inLibrary = ({ length }: readonly MediaSummary[]): string =>
  length === 1 ? 'It is in the library, but not chosen here.' : 'They are in the library, but not chosen here.'

/** The pictures with more at their end; the first of all leads. */
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
