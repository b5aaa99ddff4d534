import { useQuery } from '@tanstack/react-query'
import { NoCompany } from '../../kit/notices/no-company.tsx'
import { currentTenant, useCan, useSession } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { company } from './company.ts'
import { CardPaymentsSection } from './card-payments-section.tsx'
import { DomainSection } from './domain-section.tsx'
import { MapsSection } from './maps-section.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsRead } from './settings-read.tsx'
import * as cardWording from './card-payments/wording.ts'
import * as wording from './wording.ts'

/** The company's details, its brand, and the defaults of new itineraries. */
export function SettingsPage() {
  const tenant = useSession(currentTenant)
  const mayChange = useCan('company:manage')
  const mayHaveDomain = useCan('domain:manage')
  if (!tenant) {
    return (
      <>
        <PageHeader title={wording.pageTitle} />
        <NoCompany page={wording.pageTitle} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={wording.pageTitle}>
        <span className="wrap-anywhere">{tenant.name}</span>
        {mayChange && (
          <>
            <Link href="/setup">{wording.setupLink}</Link>
            <Link href="/audit">{wording.activityLink}</Link>
            <Link href="/settings#card-payments">{cardWording.title}</Link>
            {mayHaveDomain && <Link href="/settings#domain">{wording.domainLink}</Link>}
          </>
        )}
      </PageHeader>
      {mayChange ? <ForAdmins tenant={tenant.uuid} /> : <SettingsRead tenant={tenant} />}
    </>
  )
}

function ForAdmins({ tenant }: { tenant: string }) {
  const query = useQuery({ ...company(tenant), refetchOnWindowFocus: false })
  const mayHaveDomain = useCan('domain:manage')
  if (query.data)
    return (
      <>
        <SettingsForm company={query.data} />
        <CardPaymentsSection tenant={tenant} />
        {mayHaveDomain && <DomainSection tenant={tenant} />}
        <MapsSection />
      </>
    )
  return <Waiting query={query} words={wording.waitingForSettings} rows={8} />
}
