import { EllipsisVertical } from 'lucide-react'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useLazyMenu } from '../../kit/lazy/use-lazy-menu.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** The button that opens the menu of a day. */
export function DayMenu({ uuid, index }: { uuid: string; index: number }) {
  const { button, anchor } = useLazyMenu(DayMenuItems)
  return (
    <>
      <IconButton
        {...button}
        icon={EllipsisVertical}
        label={`Actions for day ${index + 1}`}
        hasTooltip={false}
        className="me-1 shrink-0"
      />
      {anchor && <DayMenuItems anchor={anchor} uuid={uuid} index={index} onMissing={anchor.close} />}
    </>
  )
}

const DayMenuItems = lazy(async () => (await import('./day-menu-items.tsx')).DayMenuItems, { missing: 'toast' })
