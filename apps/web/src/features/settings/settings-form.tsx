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
import * as wording from './wording.ts'

/** The form of all settings of a company, saved together. */
export function SettingsForm({ company }: { company: Company }) {
  const client = useQueryClient()
  const form: KeptForm<Settings> = useKeptForm<Settings, Company>({
    name: 'settings',
    initial: settingsOf(company),
    rev: company.rev,
    labels: wording.fieldLabels,
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
    onSaved: () => void toast({ title: wording.saved, tone: 'success' }),
  })
  return (
    <FormPage
      form={form}
      label={wording.pageTitle}
      saveLabel={wording.saveSettings}
      sections={[
        {
          id: 'details',
          title: wording.companyTitle,
          description: wording.companyHint,
          content: <DetailsFields form={form} />,
        },
        {
          id: 'contact',
          title: wording.contactTitle,
          description: wording.contactHint,
          content: <ContactFields form={form} />,
        },
        {
          id: 'brand',
          title: wording.brandTitle,
          description: wording.brandHint,
          content: <BrandFields form={form} tenant={company.uuid} />,
        },
        {
          id: 'defaults',
          title: wording.defaultsTitle,
          description: wording.defaultsHint,
          content: <DefaultsFields form={form} />,
        },
        {
          id: 'security',
          title: wording.securityTitle,
          description: wording.securityHint,
          content: <SecurityFields form={form} />,
        },
      ]}
    />
  )
}
