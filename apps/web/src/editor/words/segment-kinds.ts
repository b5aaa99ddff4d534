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
import type { SegmentKind } from '@sojourn/contract/document/segment-kinds'

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
