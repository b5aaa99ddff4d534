import { allowSingleKeys, useShortcuts } from '../../../kit/page/shortcuts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { Switch } from '../../../ui/switch.tsx'
import * as wording from './wording.ts'

/** All keyboard shortcuts of the current page. */
export function ShortcutsDialog() {
  const { groups, hasSingleKeys, isOpen } = useShortcuts()
  return (
    <Dialog
      title={wording.shortcutsTitle}
      isOpen={isOpen}
      onOpenChange={(open) => useShortcuts.setState({ isOpen: open })}
    >
      <div className="flex flex-col gap-6">
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="eyebrow mb-1">{title}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="flex min-h-10 items-center justify-between gap-4 border-b border-line">
                  <dt>{does}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Switch isSelected={hasSingleKeys} onChange={allowSingleKeys} description={wording.singleKeysHint}>
          {wording.singleKeysLabel}
        </Switch>
      </div>
    </Dialog>
  )
}
