import { maxTaxBps } from '@sojourn/contract/document/document-limits'
import type { TaxRule } from '@sojourn/contract/document/price-rules'
import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import { NumberField } from '../../ui/number-field.tsx'
import type { AddButtonProps, RowsLook } from '../form/rows-field.tsx'
import { AddKind } from './add-kind.tsx'
import * as wording from './wording.ts'

type TaxRules = {
  /** The tax where no rule applies, which a new rule starts with. */
  generalBps: number
  isReadOnly?: boolean
}

/** How a list of taxes by kind of segment looks. Every row of it is valid. */
export const taxRulesLook = ({ generalBps, isReadOnly = false }: TaxRules): Omit<RowsLook<TaxRule>, 'max'> => ({
  one: wording.taxRule,
  description: wording.taxHint,
  isCompact: true,
  isOrdered: false,
  // The kind is chosen when a rule is added.
  blank: () => ({ kind: 'accommodation', taxBps: generalBps }),
  AddButton: AddTaxRule,
  nameOf: nameOfRule,
  children: ({ row, set }) => (
    <NumberField
      label={wording.taxOf({ name: nameOfRule(row) })}
      isLabelHidden
      className="w-28"
      isReadOnly={isReadOnly}
      minValue={0}
      maxValue={maxTaxBps / 100}
      formatOptions={{ maximumFractionDigits: 2 }}
      suffix={wording.percent}
      value={row.taxBps / 100}
      onChange={(percent) => set('taxBps', Math.round((percent ?? 0) * 100))}
    />
  ),
})

const nameOfRule = ({ kind }: TaxRule): string => kindTraits[kind].words.editor

function AddTaxRule({ rows, blank, isFull, onAdd }: AddButtonProps<TaxRule>) {
  if (isFull) return null
  return <AddKind label={wording.addTaxOfKind} rows={rows} onAdd={(kind) => onAdd({ ...blank(rows), kind })} />
}
