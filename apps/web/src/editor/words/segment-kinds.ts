import type { LucideIcon } from 'lucide-react'
import {
  BedDouble,
  Binoculars,
  Bus,
  Car,
  CarTaxiFront,
  Coins,
  Compass,
  KeyRound,
  Plane,
  Sailboat,
  Ship,
  StickyNote,
  Sun,
  TrainFront,
  Utensils,
} from 'lucide-react'
import type { Segment } from '@sojourn/contract/itinerary/document'
import type { SegmentKind } from '@sojourn/contract/itinerary/segment-kinds'

/** The icon of each kind of segment. */
export const kindIcons: Readonly<Record<SegmentKind, LucideIcon>> = {
  accommodation: BedDouble,
  excursion: Binoculars,
  flight: Plane,
  train: TrainFront,
  bus: Bus,
  ferry: Ship,
  cruise: Sailboat,
  transfer: CarTaxiFront,
  drive: Car,
  car_hire: KeyRound,
  meal: Utensils,
  guide_service: Compass,
  free_time: Sun,
  note: StickyNote,
  fee: Coins,
}

type Board = NonNullable<Segment['board']>

/** Board codes as travellers know them. */
export const boardWords: Readonly<Record<Board, string>> = {
  RO: 'Room only',
  SC: 'Self-catering',
  BB: 'Bed and breakfast',
  HB: 'Half board',
  FB: 'Full board',
  AI: 'All inclusive',
  FI: 'Fully inclusive',
}
