import { useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useRef } from 'react'
import { FormPage } from '../../kit/form/form-page.tsx'
import { type KeptForm, useKeptForm } from '../../kit/form/use-kept-form.ts'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { ProgressiveRender } from '../../kit/lazy/progressive-render.tsx'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
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
import { EmailFields } from './email-fields.tsx'
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
    parted: ['bankAccount', 'brand', 'defaults', 'shareEmail'],
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
  const previews = useRef<HTMLDivElement>(null)
  const showPreviews = () => {
    previews.current?.scrollIntoView({ block: 'start' })
    previews.current?.focus({ preventScroll: true })
  }
  const page = (
    <FormPage
      form={form}
      label={wording.pageTitle}
      saveLabel={wording.saveSettings}
      isAlone={false}
      note={
        <Button size="small" icon={Eye} className="self-start xl:hidden" onPress={showPreviews}>
          {wording.seePreviews}
        </Button>
      }
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
          id: 'emails',
          title: wording.emailsTitle,
          description: wording.emailsHint,
          content: <EmailFields form={form} />,
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
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(22rem,26rem)] xl:gap-10">
      {page}
      <div
        ref={previews}
        tabIndex={-1}
        className="mt-10 scroll-mt-20 outline-none xl:sticky xl:top-20 xl:mt-0 xl:self-start"
      >
        <ProgressiveRender>
          <SettingsPreviews form={form} company={company} />
        </ProgressiveRender>
      </div>
    </div>
  )
}

const SettingsPreviews = lazy(async () => (await import('./settings-previews.tsx')).SettingsPreviews, {
  fallback: <SkeletonRows rows={4} label={wording.previewsLoading} />,
  missing: 'retry',
})
