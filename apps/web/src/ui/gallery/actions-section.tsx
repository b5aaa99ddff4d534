import { Archive, Copy, Ellipsis, FileDown, Mail, Pencil, Plus, Search, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '../alert-dialog.tsx'
import { ButtonLink } from '../button-link.tsx'
import { Button } from '../button.tsx'
import { Dialog, DialogTrigger } from '../dialog.tsx'
import { IconButton } from '../icon-button.tsx'
import { Kbd } from '../kbd.tsx'
import { Link } from '../link.tsx'
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, Submenu } from '../menu.tsx'
import { Popover } from '../popover.tsx'
import { TextField } from '../text-field.tsx'
import { toast } from '../toast.ts'
import { Line, Section } from './section.tsx'

export function ActionsSection() {
  const [isPending, setIsPending] = useState(true)
  return (
    <Section title="Actions">
      <Line label="Buttons">
        <Button variant="primary" icon={Send}>
          Publish
        </Button>
        <Button icon={Plus}>Add day</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <Button variant="primary" isPending={isPending} pendingLabel="Saving" onPress={() => setIsPending(false)}>
          Saving
        </Button>
        <Button isDisabled>Not now</Button>
        <ButtonLink href="/itineraries/create" icon={Plus}>
          Add itinerary
        </ButtonLink>
      </Line>
      <Line label="Sizes">
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large" variant="primary">
          Large
        </Button>
        <IconButton icon={Pencil} label="Edit" />
        <IconButton icon={Copy} label="Copy link" variant="secondary" size="medium" />
        <Link href="/help">A link in text</Link>
        <Kbd keys={['Ctrl', 'K']} />
      </Line>
      <Line label="What opens">
        <MenuTrigger>
          <Button icon={Ellipsis}>Menu</Button>
          <Menu>
            <MenuSection title="Itinerary">
              <MenuItem icon={Copy} shortcut={['Ctrl', 'D']}>
                Duplicate
              </MenuItem>
              <MenuItem icon={FileDown} isDisabled>
                Download PDF
              </MenuItem>
              <Submenu item={<MenuItem icon={Mail}>Send to …</MenuItem>}>
                <MenuItem>The client</MenuItem>
                <MenuItem>The agency</MenuItem>
              </Submenu>
            </MenuSection>
            <MenuSeparator />
            <MenuItem icon={Archive}>Archive</MenuItem>
            <MenuItem icon={Trash2} isDanger>
              Delete
            </MenuItem>
          </Menu>
        </MenuTrigger>
        <DialogTrigger>
          <Button>Dialog</Button>
          <Dialog
            title="Send the link"
            renderFooter={(close) => (
              <>
                <Button onPress={close}>Cancel</Button>
                <Button variant="primary" icon={Send} onPress={close}>
                  Send
                </Button>
              </>
            )}
          >
            <p className="mb-4 text-ink-soft">
              They get a link to the published page. It can be taken back at any time.
            </p>
            <TextField label="Email" type="email" isRequired autoFocus />
          </Dialog>
        </DialogTrigger>
        <DialogTrigger>
          <Button variant="danger">Alert</Button>
          <AlertDialog
            title="Delete this itinerary?"
            confirmLabel="Delete itinerary"
            isDanger
            onConfirm={() => new Promise((resolve) => setTimeout(resolve, 800))}
          >
            It goes to the bin and can be restored for 30 days. Its public page goes offline at once.
          </AlertDialog>
        </DialogTrigger>
        <DialogTrigger>
          <Button icon={Search}>Popover</Button>
          <Popover label="Seasons">
            <p className="max-w-60 text-sm">Dry season from May to October; the pans are full in February.</p>
          </Popover>
        </DialogTrigger>
        <Button
          onPress={() =>
            toast({
              title: 'Moved to the bin',
              action: { label: 'Undo', onAction: () => toast({ title: 'Restored' }) },
            })
          }
        >
          Toast with Undo
        </Button>
        <Button onPress={() => toast({ title: 'Saved', tone: 'success' })}>Toast</Button>
        <Button
          onPress={() =>
            toast({ title: 'The PDF could not be made', description: 'A picture is missing on day 4.', tone: 'danger' })
          }
        >
          Error toast
        </Button>
      </Line>
    </Section>
  )
}
