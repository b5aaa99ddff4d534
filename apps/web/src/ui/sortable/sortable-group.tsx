import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { genericMemo } from '../generic-memo.ts'
import { itemCountOf } from './sortable-look.ts'
import type { SortableGroupProps } from './sortable-props.ts'
import { StaticRows } from './sortable-static-rows.tsx'
import type { SortableRowsComponent } from './use-sortable-rows.ts'

type SortableGroupViewProps<Item> = SortableGroupProps<Item> & {
  /** Null until its code has loaded; until then, the rows can be pressed, but not moved. */
  Rows: SortableRowsComponent | null
}

/** One group of a sortable list: its heading and its items. */
function SortableGroupView<Item extends object>({ Rows, ...props }: SortableGroupViewProps<Item>) {
  const { group, chosen } = props
  const heading = useId()
  return (
    <section data-group={group.id} className={classNames('min-w-0', props.groupClassName)} style={itemCountOf(group)}>
      <div className="mb-2 flex items-start gap-1">
        <div id={heading} className="min-w-0 grow">
          {group.header ?? <h3 className="title text-lg">{group.title}</h3>}
        </div>
        {group.actions}
      </div>
      {group.lead}
      {Rows ? (
        <Rows {...props} headingId={heading} />
      ) : (
        <StaticRows
          headingId={heading}
          group={group}
          itemId={props.itemId}
          itemName={props.itemName}
          renderItem={props.renderItem}
          itemClassName={props.itemClassName}
          selectedId={props.selectedId}
          chosen={chosen}
          isReadOnly={props.isReadOnly}
          isTabStop
          onPress={(row) => {
            const choose = chosen === null ? props.onSelect : props.onToggle
            choose?.(row.dataset['key'] ?? '')
          }}
        />
      )}
      {group.footer}
    </section>
  )
}

/** Rendered again only when its own group or selection has changed. */
export const SortableGroup = genericMemo(SortableGroupView)
