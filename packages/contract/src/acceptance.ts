import { z } from 'zod'
import { about } from './kit/about.ts'
import { acceptanceLimits } from './acceptance-limits.ts'
import { instant, money, prose } from './kit/values.ts'

/** Something that a client chose: an optional extra, or an alternative to what was proposed. */
const chosenOption = z.object({
  uuid: z.uuid(),
  title: z.string(),
  /** From 1. */
  day: z.int(),
  /** The title of what it replaces; null for an optional extra. */
  insteadOf: z.string().nullable(),
})
about.add(chosenOption, { id: 'ChosenOption', description: 'An option that a client chose when they accepted.' })
export type ChosenOption = z.infer<typeof chosenOption>

/** The electronic signature of an acceptance, as its provider reports it. */
const signature = z.object({
  /** What the provider calls it. */
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  signedAt: instant(),
  /** Whether the signed document can be downloaded. */
  hasDocument: z.boolean(),
})

/** The acceptance of a published version of an itinerary by its client. */
export const acceptance = z.object({
  uuid: z.uuid(),
  /** The version that was accepted. */
  revision: z.int(),
  /** Whether it is the version that is published now. */
  isCurrent: z.boolean(),
  /** The link on whose page it was accepted. */
  share: z.uuid(),
  audience: z.enum(['client', 'agent', 'internal']),
  /** As typed by the person who accepted. */
  name: z.string(),
  email: z.string(),
  choices: z.array(chosenOption),
  /** What all travellers pay together, with the choices; null without a price. */
  total: money().nullable(),
  /** SHA-256 of the version, hex. */
  fingerprint: z.string(),
  acceptedAt: instant(),
  /** In which it was read, BCP 47; null for acceptances from before itineraries were published in several. */
  language: z.string().nullable(),
  /** Null if the typed name is the signature. */
  signature: signature.nullable(),
  revokedAt: instant().nullable(),
  revokeReason: z.string().nullable(),
  revokedBy: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
})
about.add(acceptance, { id: 'Acceptance', description: 'The acceptance of a published version by its client.' })
export type Acceptance = z.infer<typeof acceptance>

export const acceptances = z.array(acceptance)

/** Why an acceptance is revoked. */
export const acceptanceRevocation = z.strictObject({ reason: prose(acceptanceLimits.reasonLength) })
about.add(acceptanceRevocation, {
  id: 'AcceptanceRevocation',
  description: 'The reason for which an acceptance is revoked. The client can then accept again.',
})
