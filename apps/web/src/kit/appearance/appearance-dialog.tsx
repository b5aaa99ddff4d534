import { Check } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { DEFAULT_APPEARANCE, SCHEMES, TEXT_SIZES } from '../../ui/appearance.ts'
import type { Scheme } from '../../ui/appearance.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldLabel } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Switch } from '../../ui/switch.tsx'
import { chooseAppearance, useAppearance } from './appearance-choice.ts'
import * as wording from './wording.ts'

const sizes = TEXT_SIZES.map((size) => ({ id: String(size), label: String(size) }))

/** The dialog for accessibility settings: colours, text size, motion and links. Changes apply at once. */
export function AppearanceDialog() {
  const { choice, isOpen } = useAppearance()
  const isStillBySystem = useSystemPrefersStill()
  return (
    <Dialog
      title={wording.appearanceTitle}
      isOpen={isOpen}
      onOpenChange={(open) => useAppearance.setState({ isOpen: open })}
      renderFooter={(close) => (
        <>
          <Button variant="quiet" onPress={() => chooseAppearance(DEFAULT_APPEARANCE)}>
            {wording.resetLabel}
          </Button>
          <Button variant="primary" onPress={close}>
            {wording.doneLabel}
          </Button>
        </>
      )}
    >
      <p className="mb-5 text-ink-soft">{wording.appearanceHint}</p>
      <div className="flex flex-col gap-6">
        <RadioGroup
          value={choice.scheme}
          onChange={(id) => chooseAppearance({ scheme: SCHEMES.find((one) => one === id) })}
        >
          <FieldLabel label={wording.schemeLabel} />
          <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3">
            {SCHEMES.map((scheme) => (
              <Swatch key={scheme} scheme={scheme} />
            ))}
          </div>
        </RadioGroup>
        <Switch
          isSelected={choice.followsSystem}
          onChange={(followsSystem) => chooseAppearance({ followsSystem })}
          description={wording.systemHint}
        >
          {wording.systemLabel}
        </Switch>
        <SegmentedControl
          label={wording.textSizeLabel}
          options={sizes}
          value={String(choice.textSize)}
          onChange={(id) => chooseAppearance({ textSize: TEXT_SIZES.find((size) => String(size) === id) })}
        />
        <Switch
          isSelected={choice.hasReducedMotion ?? isStillBySystem}
          onChange={(hasReducedMotion) => chooseAppearance({ hasReducedMotion })}
          description={wording.motionHint}
        >
          {wording.motionLabel}
        </Switch>
        <Switch
          isSelected={choice.hasUnderlinedLinks}
          onChange={(hasUnderlinedLinks) => chooseAppearance({ hasUnderlinedLinks })}
          description={wording.linksHint}
        >
          {wording.linksLabel}
        </Switch>
      </div>
    </Dialog>
  )
}

/** A preview of a colour scheme, drawn with the scheme's own tokens. */
function Swatch({ scheme }: { scheme: Scheme }) {
  const { title, note } = wording.schemes[scheme]
  return (
    <Radio
      value={scheme}
      className="group flex cursor-pointer flex-col gap-1.5 rounded-md outline-offset-4 data-focus-visible:outline-2 data-focus-visible:outline-focus"
    >
      <span
        aria-hidden
        data-scheme={scheme}
        className="relative flex h-18 items-end gap-2 overflow-hidden rounded-md border border-line-strong bg-paper p-2.5"
      >
        <span className="title text-2xl leading-none text-ink">{wording.schemeSample}</span>
        <span className="mb-0.5 flex grow flex-col gap-1">
          <span className="h-1 w-full rounded-full bg-ink-soft" />
          <span className="h-1 w-2/3 rounded-full bg-line-strong" />
        </span>
        <span className="mb-0.5 size-4 rounded-full bg-brand" />
        <span className="absolute end-1.5 top-1.5 hidden size-5 items-center justify-center rounded-full bg-brand text-on-brand group-data-selected:flex">
          <Check size={14} />
        </span>
      </span>
      <span className="text-sm font-medium group-data-selected:text-brand">
        {title}
        <span className="block text-xs font-normal text-ink-soft">{note}</span>
      </span>
    </Radio>
  )
}

const still = globalThis.matchMedia('(prefers-reduced-motion: reduce)')
const subscribe = (listener: () => void) => {
  still.addEventListener('change', listener)
  return () => still.removeEventListener('change', listener)
}
const useSystemPrefersStill = (): boolean => useSyncExternalStore(subscribe, () => still.matches)
