import { maxMarginBps, maxMarkupBps } from '@sojourn/contract/document/document-limits'
import type { MarkupRule } from '@sojourn/contract/document/price-rules'
import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import { markupOfMargin, ruleInTerms } from '@sojourn/contract/itinerary/price'
import type { supplier } from '@sojourn/contract/resources/supplier'
import { useQueries } from '@tanstack/react-query'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { ReferenceField } from '../form/reference-field.tsx'
import type { AddButtonProps, RowsLook } from '../form/rows-field.tsx'
import { nameOf } from '../words/record-name.ts'
import { AddKind } from './add-kind.tsx'
import * as wording from './wording.ts'

type MarkupRules = {
  rows: readonly MarkupRule[]
  /** The markup where no rule applies, which a new rule starts with. */
  generalBps: number
  isReadOnly?: boolean
}

/** How a list of markups and margins by kind of segment and by supplier looks. Every row of it is valid. */
export const useMarkupRulesLook = ({
  rows,
  generalBps,
  isReadOnly = false,
}: MarkupRules): Omit<RowsLook<MarkupRule>, 'max'> => {
  const nameOfSupplier = useSupplierNames(rows)
  const nameOfRule = (rule: MarkupRule): string =>
    rule.kind ? kindTraits[rule.kind].words.editor : nameOfSupplier(rule.supplier)
  return {
    one: wording.markupRule,
    description: wording.markupHint,
    isCompact: true,
    isOrdered: false,
    blank: () => ({ supplier: null, kind: null, markupBps: generalBps, marginBps: null }),
    AddButton: AddMarkupRule,
    nameOf: nameOfRule,
    children: ({ row, replace, errorOf }) => (
      <MarkupRuleFields
        rule={row}
        name={nameOfRule(row)}
        isReadOnly={isReadOnly}
        error={errorOf('supplier')}
        onChange={replace}
      />
    ),
  }
}

const useSupplierNames = (rows: readonly MarkupRule[]): ((uuid: string | null) => string) => {
  const tenant = useTenant().uuid
  const uuids = rows.flatMap(({ supplier: uuid }) => uuid ?? [])
  const queries = useQueries({ queries: uuids.map((uuid) => clients.suppliers.get(tenant, uuid)) })
  return (uuid) => {
    const query = queries[uuids.findIndex((one) => one === uuid)]
    if (query?.data) return nameOf(query.data)
    return query?.isError ? wording.missingSupplier : wording.loadingName
  }
}

function AddMarkupRule({ rows, blank, isFull, onAdd }: AddButtonProps<MarkupRule>) {
  if (isFull) return null
  return (
    <div className="flex flex-wrap gap-2">
      <AddKind label={wording.addMarkupOfKind} rows={rows} onAdd={(kind) => onAdd({ ...blank(rows), kind })} />
      <ReferenceField<typeof supplier>
        label={wording.addMarkupOfSupplier}
        isLabelHidden
        className="min-w-0 grow basis-44"
        placeholder={wording.addSupplier}
        client={clients.suppliers}
        nameOf={nameOf}
        one={wording.supplier}
        except={rows.flatMap((rule) => rule.supplier ?? [])}
        value={null}
        onChange={(uuid) => {
          if (uuid !== null) onAdd({ ...blank(rows), supplier: uuid })
        }}
      />
    </div>
  )
}

type MarkupRuleFieldsProps = {
  rule: MarkupRule
  name: string
  isReadOnly: boolean
  error: string | undefined
  onChange: (rule: MarkupRule) => void
}

const hows = [
  { id: 'markup', label: wording.how.markup },
  { id: 'margin', label: wording.how.margin },
] as const

function MarkupRuleFields({ rule, name, isReadOnly, error, onChange }: MarkupRuleFieldsProps) {
  const { markupBps, marginBps } = rule
  const how = markupBps === null ? 'margin' : 'markup'
  const set = (bps: number) => onChange(how === 'margin' ? { ...rule, marginBps: bps } : { ...rule, markupBps: bps })
  return (
    <>
      <NumberField
        label={how === 'margin' ? wording.marginOf({ name }) : wording.markupOf({ name })}
        isLabelHidden
        className="w-28"
        isReadOnly={isReadOnly}
        errorMessage={error}
        minValue={0}
        maxValue={(how === 'margin' ? maxMarginBps : maxMarkupBps) / 100}
        formatOptions={{ maximumFractionDigits: 2 }}
        suffix={wording.percent}
        value={(markupBps ?? marginBps ?? 0) / 100}
        onChange={(percent) => set(Math.round((percent ?? 0) * 100))}
      />
      <Select
        label={wording.howFor({ name })}
        isLabelHidden
        className="w-28"
        isDisabled={isReadOnly}
        description={
          marginBps === null ? undefined : wording.marginIsMarkup({ percent: markupOfMargin(marginBps) / 100 })
        }
        options={hows}
        value={how}
        onChange={(terms) => onChange(ruleInTerms(rule, terms))}
      />
    </>
  )
}
