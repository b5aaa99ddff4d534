import { questionWrites } from './question-writes.ts'
import { translationWrites } from './translation-writes.ts'
import { travellerFormWrites } from './traveller-form-writes.ts'

/** How to call the routes that write what clients read and send. */
export const clientWrites = { ...questionWrites, ...translationWrites, ...travellerFormWrites }
