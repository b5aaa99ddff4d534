import { useQueryClient } from '@tanstack/react-query'
import { FormPage } from '../../kit/form/form-page.tsx'
import { type KeptForm, useKeptForm } from '../../kit/form/use-kept-form.ts'
import { readAccount } from '../../data/session.ts'
import { toast } from '../../ui/toast.ts'
import { BrandFields } from './brand-fields.tsx'
import {
  type Company,
  company as companyQuery,
  saveCompany,
  type Settings,
  settingsIn,
  settingsOf,
  settingsSchema,
} from './company.ts'
import { ContactFields } from './contact-fields.tsx'
import { DefaultsFields } from './defaults-fields.tsx'
import { DetailsFields } from './details-fields.tsx'
import { SecurityFields } from './security-fields.tsx'

const labels = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  registration: 'Registration',
  licence: 'Licence',
  bankDetails: 'Bank details',
  address: 'Address',
  country: 'Country',
  currency: 'Currency',
  timezone: 'Time zone',
  language: 'Language',
  units: 'Units',
  brand: 'Brand',
  'brand.logo': 'Logo',
  'brand.favicon': 'Favicon',
  'brand.primary': 'Main colour',
  'brand.secondary': 'Second colour',
  'brand.font': 'Font of titles',
  defaults: 'Defaults for new trips',
  'defaults.markupBps': 'Markup',
  'defaults.taxBps': 'Tax',
  'defaults.terms': 'Terms',
  'defaults.paymentSchedule': 'Payment schedule',
  'defaults.theme': 'Theme',
  requiresSecondFactor: 'Require two-step login',
}

/** The form of all settings of a company, saved together. */
export function SettingsForm({ company }: { company: Company }) {
  const client = useQueryClient()
  const form: KeptForm<Settings> = useKeptForm<Settings, Company>({
    name: 'settings',
    initial: settingsOf(company),
    rev: company.rev,
    labels,
    schema: settingsSchema,
    parted: ['brand', 'defaults'],
    save: async (input, rev) => {
      const saved = await saveCompany(company.uuid, input, rev)
      client.setQueryData(companyQuery(company.uuid).queryKey, saved)
      // The account contains the company's name and brand. If it cannot be fetched now, the next page fetches it.
      readAccount().catch((error: unknown) => console.error('Could not read the account', error))
      return saved
    },
    fromCurrent: settingsIn,
    onSaved: () => void toast({ title: 'The settings are saved', tone: 'success' }),
  })
  return (
    <FormPage
      form={form}
      label="Settings"
      saveLabel="Save settings"
      sections={[
        {
          id: 'details',
          title: 'Company',
          description: 'What letters, brochures and the sidebar say.',
          content: <DetailsFields form={form} />,
        },
        {
          id: 'contact',
          title: 'Contact and registration',
          description: 'Shown on itineraries, in brochures and calendars, and on the company’s site.',
          content: <ContactFields form={form} />,
        },
        {
          id: 'brand',
          title: 'Brand',
          description: 'How the product, the traveller’s page and the brochure look.',
          content: <BrandFields form={form} tenant={company.uuid} />,
        },
        {
          id: 'defaults',
          title: 'Defaults',
          description: 'What a new itinerary begins with. Those that exist stay as they are.',
          content: <DefaultsFields form={form} />,
        },
        {
          id: 'security',
          title: 'Security',
          description: 'How members log in.',
          content: <SecurityFields form={form} />,
        },
      ]}
    />
  )
}
