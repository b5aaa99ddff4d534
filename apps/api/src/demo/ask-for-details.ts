import { type TravellerDetails, travellerSections } from '@sojourn/contract/traveller-form'
import { consentText } from '@sojourn/publishing/traveller-form/traveller-form-page'
import type { Context } from '../kit/context.ts'
import { askTravellers } from '../resources/traveller-forms/create.ts'
import { openForm, readJourney } from '../resources/traveller-forms/queries.ts'
import { storeAnswers } from '../resources/traveller-forms/store-answers.ts'

/** Asks a traveller of the demo, two days ago, and fills in the form unless `answers` is null. */
export const askForDetails = async (
  ctx: Context,
  itinerary: string,
  contact: string,
  answers: Partial<TravellerDetails> | null,
): Promise<void> => {
  await askTravellers(ctx, itinerary, { contacts: [contact], sections: [...travellerSections] })
  const [form] = await ctx.tx.query<{ token: string }>(
    `update traveller_forms set asked_at = asked_at - interval '2 days' where tenant = $1 and itinerary = $2 and contact = $3
     returning token`,
    [ctx.tenant, itinerary, contact],
  )
  const open = form && (await openForm(ctx, form.token))
  if (!open) throw new Error('the form of the demo cannot be opened')
  if (answers === null) return
  const typed = Object.fromEntries(Object.entries(answers).map(([field, value]) => [field, value ?? '']))
  const problems = await storeAnswers(
    ctx,
    open,
    { ...typed, isAgreed: true },
    consentText(await readJourney(ctx, itinerary)),
  )
  if (problems.length > 0) throw new Error(`the details of the demo are wrong: ${problems.join(', ')}`)
}
