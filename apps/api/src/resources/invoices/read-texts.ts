import type { Read } from '@sojourn/contract/kit/define-resource'
import type { contact } from '@sojourn/contract/resources/contact'
import type { IssuedTexts } from '@sojourn/contract/resources/invoice'
import { type Brand, brandOf } from '@sojourn/contract/resources/tenant'
import { publishedBrandOf } from '@sojourn/contract/site/published-company'
import type { Context } from '../../kit/context.ts'
import { invalidField } from '../../kit/problem.ts'

type Contact = Pick<Read<typeof contact>, 'name' | 'organisation' | 'addresses'>

/** Name and address of the payer; 422 without one. */
export const readPayerTexts = async (ctx: Context, payer: string | null): Promise<IssuedTexts['payer']> => {
  if (payer === null) throw invalidField('payer', 'required', 'is required to issue this')
  const [found] = await ctx.tx.query<Contact & { language: string }>(
    `select c.name, c.organisation, c.addresses, t.language from contacts c join tenants t on t.uuid = c.tenant
     where c.tenant = $1 and c.uuid = $2`,
    [ctx.tenant, payer],
  )
  if (!found) throw invalidField('payer', 'reference_not_found', 'must be an existing contact')
  const { name, organisation, addresses, language } = found
  const [address] = addresses
  return { name, organisation: organisation === name ? null : organisation, address: linesOf(address, language) }
}

/** An address as lines of text; null if nothing is known. */
const linesOf = (address: Contact['addresses'][number] | undefined, language: string): string | null => {
  if (!address) return null
  const { street, postcode, city, region, country } = address
  const place = [postcode, city].filter((part) => part !== null).join(' ')
  const named = country === null ? null : new Intl.DisplayNames([language], { type: 'region' }).of(country)
  const written = [street, place, region, named].filter((part) => part)
  return written.length === 0 ? null : written.join('\n')
}

/**
 * What an invoice says of the company and how it looks, with the company's date and the instant of this transaction. Its language is
 * that of the itinerary, if it has one.
 */
export const readCompanyTexts = async (
  ctx: Context,
  itinerary: string | null,
): Promise<Pick<IssuedTexts, 'company' | 'brand'> & { today: string; now: string }> => {
  const [found] = await ctx.tx.query<IssuedTexts['company'] & { look: Partial<Brand>; today: string; now: string }>(
    `select name, address, country, email, phone, website, registration, licence, tax_id as "taxId",
       bank_details as "bankDetails", bank_account as "bankAccount", brand as look,
       coalesce((select i.language from itineraries i where i.tenant = tenants.uuid and i.uuid = $2), language) as language,
       (now() at time zone timezone)::date as today, now() as now
     from tenants where uuid = $1`,
    [ctx.tenant, itinerary],
  )
  if (!found) throw new Error(`there is no company ${ctx.tenant}`)
  const { look, today, now, ...company } = found
  const brand = brandOf(look)
  const { font, logo } = brand
  const { primary, secondary, onPrimary, fonts } = publishedBrandOf(brand)
  return { company, brand: { primary, secondary, onPrimary, font, logo, ...(fonts && { fonts }) }, today, now }
}
