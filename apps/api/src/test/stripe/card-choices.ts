import { choices } from './page.ts'
import type { CardKind } from './stand-in-options.ts'

const cards: { value: CardKind; label: string }[] = [
  { value: 'ok', label: 'Card that works' },
  { value: 'declined', label: 'Card that is declined' },
  { value: 'threeDSecure', label: 'Card that wants confirmation' },
]

/** The cards that a payer can choose, as a field named `card`. */
export const cardChoices = choices('Card', 'card', cards)

/** The kind of the chosen card. */
export const cardKindOf = (value: string | undefined): CardKind =>
  cards.find((card) => card.value === value)?.value ?? 'declined'
