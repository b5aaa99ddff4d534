import type { ReactNode } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import { languageName } from '../../kit/words/languages-known.ts'
import { countryName } from '../../kit/words/places-known.ts'
import { WhomToAsk } from '../../kit/notices/ask-owner-notice.tsx'
import { inWords } from '../../kit/words/words.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { BrandPreview } from './brand-preview.tsx'

/** The company's settings, read-only, for members who may not edit them. Margins are not shown. */
export function SettingsRead({ tenant }: { tenant: TenantOfMember }) {
  const { name, address, country, currency, timezone, language, units, brand, defaults } = tenant
  const { phone, email, website, registration, licence } = tenant
  return (
    <>
      <WhomToAsk to="change these settings" />
      <div className="mt-8">
        <PageSection title="Company">
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Fact name="Name">{name}</Fact>
            <Fact name="Address">{address}</Fact>
            <Fact name="Country">{country && countryName(country)}</Fact>
            <Fact name="Currency">{currency}</Fact>
            <Fact name="Time zone">{timezone.replaceAll('_', ' ')}</Fact>
            <Fact name="Language">{languageName(language)}</Fact>
            <Fact name="Units">{inWords(units)}</Fact>
          </dl>
        </PageSection>
        <PageSection title="Contact and registration">
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Fact name="Phone">{phone}</Fact>
            <Fact name="Email">{email}</Fact>
            <Fact name="Website">{website}</Fact>
            <Fact name="Registration">{registration}</Fact>
            <Fact name="Licence">{licence}</Fact>
          </dl>
        </PageSection>
        <PageSection title="Brand">
          <BrandPreview name={name} brand={brand} tenant={tenant.uuid} />
        </PageSection>
        <PageSection title="Defaults" description="What a new itinerary begins with.">
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Fact name="Theme">{defaults.theme && inWords(defaults.theme)}</Fact>
            <Fact name="Payments">{defaults.paymentSchedule.map(({ label }) => label).join(', ')}</Fact>
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
      <dd className="wrap-anywhere whitespace-pre-line">{children || 'Not set'}</dd>
    </div>
  )
}
