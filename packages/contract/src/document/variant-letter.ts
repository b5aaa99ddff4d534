import { z } from 'zod'
import { about } from '../kit/about.ts'
import { storedAs } from '../kit/column.ts'

/** How many variants an itinerary can have in the course of time, as many as there are letters. */
export const maxVariants = 26

/** The letter of a variant: A, B, C … */
export const variantLetter = () =>
  storedAs(z.string().regex(/^[A-Z]$/, 'must be one letter, A to Z'), 'text').register(about, { examples: ['B'] })
