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

/** What each kind of segment is called, and its icon. */
export const kindLooks: Readonly<Record<SegmentKind, { label: string; icon: LucideIcon }>> = {
  accommodation: { label: 'Stay', icon: BedDouble },
  excursion: { label: 'Excursion', icon: Binoculars },
  flight: { label: 'Flight', icon: Plane },
  train: { label: 'Train', icon: TrainFront },
  bus: { label: 'Bus', icon: Bus },
  ferry: { label: 'Ferry', icon: Ship },
  cruise: { label: 'Cruise', icon: Sailboat },
  transfer: { label: 'Transfer', icon: CarTaxiFront },
  drive: { label: 'Drive', icon: Car },
  car_hire: { label: 'Car hire', icon: KeyRound },
  meal: { label: 'Meal', icon: Utensils },
  guide_service: { label: 'Guide', icon: Compass },
  free_time: { label: 'Free time', icon: Sun },
  note: { label: 'Note', icon: StickyNote },
  fee: { label: 'Fee', icon: Coins },
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
