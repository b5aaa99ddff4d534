import { z } from 'zod'
import { device } from '../../../data/text-store.ts'

export const layouts = ['xero', 'quickbooks', 'datev'] as const
export type Layout = (typeof layouts)[number]

/** What the accounting programs of a company ask for, except for the period. */
const choices = z.object({
  layout: z.enum(layouts),
  account: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  consultant: z.string(),
  client: z.string(),
  chart: z.enum(['03', '04']),
  debtor: z.string(),
  currency: z.string().nullable(),
})
export type Choices = z.infer<typeof choices>

const initial: Choices = {
  layout: 'xero',
  account: '200',
  kind: 'invoice',
  consultant: '1001',
  client: '1',
  chart: '03',
  debtor: '10000',
  currency: null,
}

const keyOf = (tenant: string): string => `sojourn.accounting.${tenant}`

/** What was chosen last for a company on this device, until the user logs out. */
export const readChoices = (tenant: string): Choices => {
  try {
    return choices.parse(JSON.parse(device.read(keyOf(tenant)) ?? 'null'))
  } catch {
    return initial
  }
}

export const storeChoices = (tenant: string, chosen: Choices): void =>
  void device.write(keyOf(tenant), JSON.stringify(chosen))

/** The parameters of each layout. */
export const parametersOf = (chosen: Choices): Readonly<Record<string, string>> => {
  const { layout, account, kind, consultant, client, chart, debtor, currency } = chosen
  if (layout === 'xero') return { account }
  if (layout === 'quickbooks') return { kind }
  return { consultant, client, chart, debtor, ...(currency === null ? {} : { currency }) }
}

/** The lines with which a file begins, before the first invoice. */
export const headLines: Record<Layout, number> = { xero: 1, quickbooks: 1, datev: 2 }

/** The errors of fields, as sentences. */
export type ErrorsOfFields = Readonly<Record<string, string | undefined>>
