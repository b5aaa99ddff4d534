import { LockKeyhole, LockKeyholeOpen, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../kit/words/error-message.ts'
import { request } from '../../data/http.ts'
import { useSession, useTenant } from '../../data/session.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { toast } from '../../ui/toast.ts'
import type { User } from './user-client.ts'

/** Logs a member out on all devices. Super admins can also suspend the account, which applies to all companies. */
export function AccountAccess({ person }: { person: User }) {
  const { uuid: tenant } = useTenant()
  const isSuperAdmin = useSession(({ user }) => user?.is_god === true)
  const isSuspended = person.state === 'suspended'
  return (
    <PageSection title="Access" description="For a lost device or an account that somebody else uses.">
      <div className="flex flex-wrap gap-3">
        {!isSuspended && (
          <Action
            icon={LogOut}
            label="Log out everywhere"
            path={`/v1/${tenant}/users/${person.uuid}/end-sessions`}
            question={`Log ${person.name} out everywhere?`}
            done={`${person.name} was logged out everywhere`}
          >
            All their sessions end, on every device and in every company. They can log in again with their password.
          </Action>
        )}
        {isSuperAdmin && !isSuspended && (
          <Action
            icon={LockKeyhole}
            label="Suspend account"
            path={`/v1/dashboard/users/${person.uuid}/suspend`}
            question={`Suspend the account of ${person.name}?`}
            done={`The account of ${person.name} is suspended`}
            isDanger
          >
            All their sessions end and they cannot log in to any company until a super admin restores the account.
          </Action>
        )}
        {isSuperAdmin && isSuspended && (
          <Action
            icon={LockKeyholeOpen}
            label="Restore account"
            path={`/v1/dashboard/users/${person.uuid}/restore`}
            question={`Restore the account of ${person.name}?`}
            done={`${person.name} can log in again`}
          >
            They can log in again with their password. Their roles are unchanged.
          </Action>
        )}
        {!isSuperAdmin && isSuspended && (
          <p className="text-ink-soft">This account is suspended. Only the platform’s staff can restore it.</p>
        )}
      </div>
    </PageSection>
  )
}

type ActionProps = {
  icon: typeof LogOut
  label: string
  path: string
  question: string
  done: string
  isDanger?: boolean
  children: string
}

/** A button that asks for confirmation before it changes a user's access. */
function Action({ icon, label, path, question, done, isDanger = false, children }: ActionProps) {
  const { uuid: tenant } = useTenant()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const confirm = async (): Promise<void> => {
    try {
      await request('POST', path, { body: {} })
      toast({ title: done, tone: 'success' })
    } catch (error) {
      toast({ title: 'Nothing was changed', description: errorMessage(error), tone: 'danger' })
    }
    await queryClient.invalidateQueries({ queryKey: [tenant, 'users'] })
  }
  return (
    <>
      <Button icon={icon} variant={isDanger ? 'danger' : undefined} onPress={() => setIsAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        title={question}
        confirmLabel={label}
        isDanger={isDanger}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={confirm}
      >
        {children}
      </AlertDialog>
    </>
  )
}
