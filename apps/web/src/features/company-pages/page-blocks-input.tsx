import { Plus } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import type { AddButtonProps } from '../../kit/form/rows-field.tsx'
import { RowsInput } from '../../kit/form/rows-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { ArrangeParts } from './arrange-parts.tsx'
import { PageBlockFields } from './page-block-fields.tsx'
import { blockKinds, type DraftBlock, nameOfBlock } from './page-blocks.ts'
import * as wording from './wording.ts'

/** The blocks of a page, in the order in which visitors see them. */
export function PageBlocksInput({ form }: { form: KeptForm<FieldValues> }) {
  return (
    <RowsInput<FieldValues, DraftBlock>
      form={form}
      name="blocks"
      label={form.labels['blocks']}
      one={wording.section}
      blank={() => blockKinds.text.blank(crypto.randomUUID())}
      nameOf={nameOfBlock}
      AddButton={PartButtons}
    >
      {({ row, replace, errorOf }) => <PageBlockFields block={row} onChange={replace} errorOf={errorOf} />}
    </RowsInput>
  )
}

/** The buttons to add a block, of one of many kinds, and to rearrange the blocks. */
function PartButtons({ rows, onAdd, onMove, isFull }: AddButtonProps<DraftBlock>) {
  return (
    <div className="flex flex-wrap gap-2">
      <MenuTrigger>
        <Button size="small" icon={Plus} isDisabled={isFull}>
          {wording.addSection}
        </Button>
        <Menu placement="bottom start">
          {Object.entries(blockKinds).map(([type, { title, icon, blank }]) => (
            <MenuItem
              key={type}
              icon={icon}
              // A page has at most one enquiry form.
              isDisabled={type === 'enquiry_form' && rows.some((row) => row.type === type)}
              onAction={() => onAdd(blank(crypto.randomUUID()))}
            >
              {title}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      {rows.length > 1 && <ArrangeParts blocks={rows} onMove={onMove} />}
    </div>
  )
}
