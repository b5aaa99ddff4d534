import { optional } from '../kit/define-resource.ts'
import { oneOf, time } from '../kit/values.ts'
import { boards } from './boards.ts'

/** Texts of an accommodation that are copied to its stays and shown in a publication. */
export const lentFields = {
  defaultBoard: optional(oneOf(...boards)),
  checkIn: optional(time()),
  checkOut: optional(time()),
}
