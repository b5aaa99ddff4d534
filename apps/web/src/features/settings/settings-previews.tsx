import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { tenant } from '@sojourn/contract/resources/tenant'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { send } from '../../data/http.ts'
import { listClient } from '../../data/resource-lists.ts'
import { useSession, useTenant } from '../../data/session.ts'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { PreviewPane } from '../../kit/preview/preview-pane.tsx'
import { usePreviewDraft } from '../../kit/preview/use-preview-draft.ts'
import { linkTo } from '../../kit/words/message-tags.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { BrandPreview } from './brand-preview.tsx'
import type { Company, Settings } from './company.ts'
import * as wording from './wording.ts'

const tabs = [
  { id: 'email', label: wording.emailTab },
  { id: 'page', label: wording.pageTab },
  { id: 'brochure', label: wording.brochureTab },
] as const

type PreviewsProps = { form: KeptForm<Settings>; company: Company }

/** What clients see with the settings as they are in the form: an email, an itinerary's page, and the look of a brochure. */
export function SettingsPreviews({ form, company }: PreviewsProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('email')
  const draftOf = useCallback((values: Settings) => validPartOf(values, company), [company])
  const draft = usePreviewDraft(form, draftOf)
  const [name, brand] = useWatch({ control: form.form.control, name: ['name', 'brand'] })
  const isWorking = useIsWorking()
  const brochure = <BrandPreview name={name} brand={brand} tenant={company.uuid} />
  return (
    <section aria-label={wording.previewsTitle}>
      <h2 className="title mb-1 text-xl">{wording.previewsTitle}</h2>
      {isWorking ? (
        <>
          <p className="mb-2 text-ink-soft">{wording.previewsHint}</p>
          <Tabs label={wording.previewsTitle} items={tabs} value={tab} onChange={setTab}>
            <TabPanel id="email">
              <EmailPreview tenant={company.uuid} draft={draft} />
            </TabPanel>
            <TabPanel id="page">
              <PagePreview tenant={company.uuid} draft={draft} />
            </TabPanel>
            <TabPanel id="brochure">{brochure}</TabPanel>
          </Tabs>
        </>
      ) : (
        <>
          <p className="mb-4 text-ink-soft">{wording.previewsNeedPlan({ link: linkTo('/account') })}</p>
          {brochure}
        </>
      )}
    </section>
  )
}

/** The server renders emails and pages only for companies with a plan. */
const useIsWorking = (): boolean => {
  const { isSubscribed, isParentSubscribed } = useTenant()
  const isSuperAdmin = useSession(({ user }) => user?.is_god ?? false)
  return isSubscribed || isParentSubscribed || isSuperAdmin
}

type PreviewProps = { tenant: string; draft: string }

const load = async (path: string, draft: string, signal: AbortSignal): Promise<string> =>
  (await send('POST', path, { body: JSON.parse(draft), signal })).text()

/** As high as the window next to the form, below the title and the tabs. */
const height = 'h-[max(24rem,calc(100dvh-24rem))]'

function EmailPreview({ tenant: uuid, draft }: PreviewProps) {
  return (
    <PreviewPane
      of="email"
      title={wording.emailPreviewTitle}
      height={height}
      queryKey={[uuid, 'settings', 'email-preview', draft]}
      load={(signal) => load(`/v1/${uuid}/email-preview`, draft, signal)}
      note={wording.emailPreviewNote}
    />
  )
}

const itineraries = listClient<typeof itinerary>('itineraries')

/** The page of the itinerary that was changed last. */
function PagePreview({ tenant: uuid, draft }: PreviewProps) {
  const query = useQuery(itineraries(uuid, { perPage: '12', sort: '-updatedAt' }))
  if (!query.data) return <Waiting query={query} words={wording.waitingForItineraries} rows={4} />
  const [latest] = query.data.data
  if (!latest) return <p className="text-ink-soft">{wording.noItineraries}</p>
  return (
    <PreviewPane
      title={wording.pagePreviewTitle}
      height={height}
      queryKey={[uuid, 'settings', 'page-preview', latest.uuid, draft]}
      load={(signal) => load(`/v1/${uuid}/page-preview/${latest.uuid}`, draft, signal)}
      note={wording.pagePreviewNote({ title: latest.title })}
    />
  )
}

/** The fields that clients see. */
const visible = [
  'name',
  'address',
  'phone',
  'email',
  'website',
  'registration',
  'licence',
  'bankDetails',
] as const satisfies readonly (keyof Settings)[]

/** What clients see of the settings, each as saved while its value is not valid. */
const validPartOf = (values: Settings, saved: Company): unknown => ({
  ...Object.fromEntries(visible.map((name) => [name, fits({ [name]: values[name] }) ? values[name] : saved[name]])),
  brand: validIn(values.brand, saved.brand, (brand) => ({ brand })),
  shareEmail: validIn(values.shareEmail, saved.shareEmail, (shareEmail) => ({ shareEmail })),
})

const validIn = <P extends object>(part: P, saved: P, inSettings: (part: object) => object): object =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      fits(inSettings({ [name]: value })) ? value : Reflect.get(saved, name),
    ]),
  )

const fits = (settings: object): boolean => tenant.update.safeParse(settings).success
