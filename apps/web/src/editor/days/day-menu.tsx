import { EllipsisVertical } from 'lucide-react'
import { useLateMenu } from '../../kit/lazy/use-late-menu.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** The button that opens the menu of a day. */
export function DayMenu({ uuid, index }: { uuid: string; index: number }) {
  const { button, Menu, anchor } = useLateMenu(loadItems)
  return (
    <>
      <IconButton
        {...button}
        icon={EllipsisVertical}
        label={`Actions for day ${index + 1}`}
        hasTooltip={false}
        className="me-1 shrink-0"
      />
      {Menu && anchor && <Menu anchor={anchor} uuid={uuid} index={index} />}
    </>
  )
}

const loadItems = async () => (await import('./day-menu-items.tsx')).DayMenuItems
