import type { ReactNode } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import { languageName } from '../../kit/words/languages-known.ts'
import { countryName } from '../../kit/words/places-known.ts'
import { WhomToAsk } from '../../kit/notices/ask-owner-notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { BrandPreview } from './brand-preview.tsx'
import * as wording from './wording.ts'

/** The company's settings, read-only, for members who may not edit them. Margins are not shown. */
export function SettingsRead({ tenant }: { tenant: TenantOfMember }) {
  const { name, address, country, currency, timezone, language, units, brand, defaults } = tenant
  const { phone, email, website, registration, licence } = tenant
  return (
    <>
      <WhomToAsk only={wording.onlyAdminsChange} />
      <div className="mt-8">
        <PageSection title={wording.companyTitle}>
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Fact name={wording.fieldLabels.name}>{name}</Fact>
            <Fact name={wording.fieldLabels.address}>{address}</Fact>
            <Fact name={wording.fieldLabels.country}>{country && countryName(country)}</Fact>
            <Fact name={wording.fieldLabels.currency}>{currency}</Fact>
            <Fact name={wording.fieldLabels.timezone}>{timezone.replaceAll('_', ' ')}</Fact>
            <Fact name={wording.fieldLabels.language}>{languageName(language)}</Fact>
            <Fact name={wording.fieldLabels.units}>{wording.unitNames[units]}</Fact>
          </dl>
        </PageSection>
        <PageSection title={wording.contactTitle}>
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Fact name={wording.fieldLabels.phone}>{phone}</Fact>
            <Fact name={wording.fieldLabels.email}>{email}</Fact>
            <Fact name={wording.fieldLabels.website}>{website}</Fact>
            <Fact name={wording.fieldLabels.registration}>{registration}</Fact>
            <Fact name={wording.fieldLabels.licence}>{licence}</Fact>
          </dl>
        </PageSection>
        <PageSection title={wording.brandTitle}>
          <BrandPreview name={name} brand={brand} tenant={tenant.uuid} />
        </PageSection>
        <PageSection title={wording.defaultsTitle} description={wording.defaultsHintOfReader}>
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Fact name={wording.fieldLabels['defaults.theme']}>
              {defaults.theme && wording.themeNames[defaults.theme]}
            </Fact>
            <Fact name={wording.paymentsTitle}>{defaults.paymentSchedule.map(({ label }) => label).join(', ')}</Fact>
          </dl>
        </PageSection>
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="eyebrow">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children || wording.notSet}</dd>
    </div>
  )
}
