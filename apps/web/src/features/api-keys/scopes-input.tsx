import { type ReactNode, useId } from 'react'
import { type ApiKeyScope, apiKeyScopes, keyResources } from '@sojourn/contract/api-key'
import { Checkbox } from '../../ui/checkbox.tsx'
import * as wording from './wording.ts'

type ScopesInputProps = {
  value: readonly ApiKeyScope[]
  onChange: (scopes: ApiKeyScope[]) => void
  errorMessage?: string
}

/** The scopes of a key: one line per resource, then the special permissions. Write access includes read access. */
export function ScopesInput({ value, onChange, errorMessage }: ScopesInputProps) {
  const messageId = useId()
  const has = (scope: ApiKeyScope) => value.includes(scope)
  const change = (scope: ApiKeyScope, isChosen: boolean) =>
    onChange(withoutOrphans(apiKeyScopes.filter((one) => (one === scope ? isChosen : has(one)))))
  const pair = (resource: Pair, description?: ReactNode) => (
    <ScopePair key={resource} resource={resource} has={has} onChange={change} description={description} />
  )
  return (
    <fieldset data-field="scopes" aria-describedby={errorMessage ? messageId : undefined}>
      <legend className="text-sm font-medium text-ink">
        {wording.scopesLabel}
        <span aria-hidden className="text-danger">
          {' *'}
        </span>
      </legend>
      <div className="mt-2 divide-y divide-line rounded-md border border-line bg-surface">
        {keyResources.map((resource) => pair(resource))}
      </div>
      <p className="mt-5 text-sm font-medium text-ink">{wording.specialScopesLabel}</p>
      <div className="mt-2 divide-y divide-line rounded-md border border-line bg-surface">
        {pair('pricing', wording.pricingHint)}
        <div className="px-3 py-2">
          <Checkbox
            isSelected={has('itineraries:publish')}
            isDisabled={!has('itineraries:write')}
            onChange={(isChosen) => change('itineraries:publish', isChosen)}
            description={wording.publishHint}
          >
            {wording.publishScope}
          </Checkbox>
        </div>
        <div className="px-3 py-2">
          <Checkbox
            isSelected={has('contacts:passports')}
            isDisabled={!has('contacts:read') && !has('contacts:write')}
            onChange={(isChosen) => change('contacts:passports', isChosen)}
            description={wording.passportsHint}
          >
            {wording.passportsScope}
          </Checkbox>
        </div>
      </div>
      {errorMessage && (
        <p id={messageId} role="alert" className="mt-3 text-sm text-danger first-letter:uppercase">
          {errorMessage}
        </p>
      )}
    </fieldset>
  )
}

type Pair = (typeof keyResources)[number] | 'pricing'

function ScopePair({
  resource,
  has,
  onChange,
  description,
}: {
  resource: Pair
  has: (scope: ApiKeyScope) => boolean
  onChange: (scope: ApiKeyScope, isChosen: boolean) => void
  description?: ReactNode
}) {
  const name = wording.scopeResources[resource]
  const isWriting = has(`${resource}:write`)
  return (
    <fieldset className="flex items-center gap-x-4 px-3 py-2 xs:gap-x-6">
      <legend className="sr-only">{name}</legend>
      <div className="min-w-0 grow text-[0.9375rem] wrap-break-word">
        <span aria-hidden>{name}</span>
        {description && <span className="block text-sm text-ink-soft">{description}</span>}
      </div>
      <Checkbox
        isSelected={isWriting || has(`${resource}:read`)}
        isDisabled={isWriting}
        onChange={(isChosen) => onChange(`${resource}:read`, isChosen)}
      >
        {wording.readLabel}
      </Checkbox>
      <Checkbox isSelected={isWriting} onChange={(isChosen) => onChange(`${resource}:write`, isChosen)}>
        {wording.writeLabel}
      </Checkbox>
    </fieldset>
  )
}

/** Removes scopes that require another scope that is not selected. */
const withoutOrphans = (scopes: ApiKeyScope[]): ApiKeyScope[] =>
  scopes.filter((scope) => {
    if (scope === 'itineraries:publish') return scopes.includes('itineraries:write')
    if (scope === 'contacts:passports') return scopes.includes('contacts:read') || scopes.includes('contacts:write')
    return true
  })
