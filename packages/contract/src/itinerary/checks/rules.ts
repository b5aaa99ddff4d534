import { unscheduledBooking } from './unscheduled-booking.ts'
import type { Rule, RuleName } from './check.ts'
import { checkOutAfterDeparture } from './check-out-after-departure.ts'
import { clockChange } from './clock-change.ts'
import { closedSeason } from './closed-season.ts'
import { confirmedNotSelected } from './confirmed-not-selected.ts'
import { dateLine } from './date-line.ts'
import { doubleBookedRoom } from './double-booked-room.ts'
import { emptyDay } from './empty-day.ts'
import { exchangeRatesMoved } from './exchange-rates-moved.ts'
import { expiredPrice } from './expired-price.ts'
import { impossibleTransfer } from './impossible-transfer.ts'
import { missingAltText } from './missing-alt-text.ts'
import { missingCover } from './missing-cover.ts'
import { missingPicture } from './missing-picture.ts'
import { missingPrice } from './missing-price.ts'
import { mixedCurrencies } from './mixed-currencies.ts'
import { nightWithoutBed } from './night-without-bed.ts'
import { overlappingStays } from './overlapping-stays.ts'
import { partyOverCapacity } from './party-over-capacity.ts'
import { passport } from './passport.ts'
import { priceBelowTotal } from './price-below-total.ts'
import { ratesChanged } from './rates-changed.ts'
import { scheduleDiffers } from './schedule-differs.ts'
import { unconfirmedBooking } from './unconfirmed-booking.ts'
import { unprintableWords } from './unprintable-words.ts'

/** Every rule by its name. */
export const rules: Readonly<Record<RuleName, Rule>> = {
  'night-without-bed': nightWithoutBed,
  'overlapping-stays': overlappingStays,
  'double-booked-room': doubleBookedRoom,
  'impossible-transfer': impossibleTransfer,
  'clock-change': clockChange,
  'date-line': dateLine,
  'check-out-after-departure': checkOutAfterDeparture,
  'closed-season': closedSeason,
  'party-over-capacity': partyOverCapacity,
  'missing-price': missingPrice,
  'mixed-currencies': mixedCurrencies,
  'expired-price': expiredPrice,
  'rates-changed': ratesChanged,
  'exchange-rates-moved': exchangeRatesMoved,
  'price-below-total': priceBelowTotal,
  'schedule-differs': scheduleDiffers,
  'unconfirmed-booking': unconfirmedBooking,
  'confirmed-not-selected': confirmedNotSelected,
  'booking-in-tray': unscheduledBooking,
  passport,
  'missing-cover': missingCover,
  'missing-picture': missingPicture,
  'missing-alt-text': missingAltText,
  'empty-day': emptyDay,
  'unprintable-words': unprintableWords,
}
