import { z } from 'zod'
import { email, line, prose } from '../kit/values.ts'

/** A form field that may be empty. */
const maybe = <T>(schema: z.ZodType<T, string>) =>
  z
    .string()
    .default('')
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(schema.nullable())

/** An enquiry by a visitor of a company's site, as sent by the form. Unknown fields are dropped. */
export const enquiryInput = z.object({
  name: line(160),
  email: email(),
  phone: maybe(line(40)),
  dates: maybe(line(160)),
  travellers: maybe(
    z
      .string()
      .trim()
      .regex(/^[1-9]\d?$/)
      .transform(Number),
  ),
  message: prose(3000),
})
export type Enquiry = z.output<typeof enquiryInput>
export type EnquiryField = keyof Enquiry
