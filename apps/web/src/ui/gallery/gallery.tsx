import { useEffect, useState } from 'react'
import type { Appearance } from '../appearance.ts'
import { DEFAULT_APPEARANCE, SCHEMES, TEXT_SIZES, applyAppearance } from '../appearance.ts'
import { applyBrand } from '../apply-brand.ts'
import { Logo } from '../logo.tsx'
import { PageHeader } from '../page-header.tsx'
import { Select } from '../select.tsx'
import { SkipLink } from '../skip-link.tsx'
import { Switch } from '../switch.tsx'
import { TextField } from '../text-field.tsx'
import { UiProvider } from '../ui-provider.tsx'
import { ActionsSection } from './actions-section.tsx'
import { DataSection } from './data-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { OrganiseSection } from './organise-section.tsx'
import { TableSection } from './table-section.tsx'

/** Every component in every state, to look at and to test with axe. `?scheme=dark` selects the scheme. */
export function Gallery() {
  const urlScheme = SCHEMES.find((scheme) => scheme === new URLSearchParams(location.search).get('scheme'))
  const [appearance, setAppearance] = useState<Appearance>({ ...DEFAULT_APPEARANCE, scheme: urlScheme ?? 'standard' })
  const [brand, setBrand] = useState<string | null>(null)
  useEffect(() => {
    applyAppearance(appearance)
    applyBrand(brand, appearance.scheme)
  }, [appearance, brand])
  const change = (part: Partial<Appearance>) => setAppearance((now) => ({ ...now, ...part }))

  return (
    <UiProvider navigate={(path) => history.pushState(null, '', path)}>
      <SkipLink target="content" />
      <header className="flex flex-wrap items-end gap-4 border-b border-line bg-sunken px-4 py-4 sm:px-8">
        <div className="grow">
          <Logo name="Sojourn" />
        </div>
        <Select
          label="Colour scheme"
          className="w-44"
          options={SCHEMES.map((id) => ({ id, label: id }))}
          value={appearance.scheme}
          onChange={(scheme) => change({ scheme })}
        />
        <Select
          label="Text size"
          className="w-28"
          options={TEXT_SIZES.map((size) => ({ id: String(size), label: `${size}%` }))}
          value={String(appearance.textSize)}
          onChange={(id) => change({ textSize: TEXT_SIZES.find((size) => String(size) === id) ?? 100 })}
        />
        <TextField label="Company colour" className="w-32" placeholder="#12504d" onChange={setBrand} />
        <div className="flex flex-col gap-2 pb-1">
          <Switch
            isSelected={appearance.hasReducedMotion ?? false}
            onChange={(hasReducedMotion) => change({ hasReducedMotion })}
          >
            Less motion
          </Switch>
          <Switch
            isSelected={appearance.hasUnderlinedLinks}
            onChange={(hasUnderlinedLinks) => change({ hasUnderlinedLinks })}
          >
            Underlined links
          </Switch>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex max-w-6xl flex-col gap-14 px-4 py-10 outline-none sm:px-8"
      >
        <PageHeader eyebrow="Design system" title="A travel designer’s studio">
          Warm paper, one ink, photographs do the talking.
        </PageHeader>
        <ActionsSection />
        <FormsSection />
        <OrganiseSection />
        <TableSection />
        <DataSection />
        <FeedbackSection />
      </main>
    </UiProvider>
  )
}
