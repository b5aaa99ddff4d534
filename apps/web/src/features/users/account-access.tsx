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
import * as wording from './wording.ts'

/** Logs a member out on all devices. Super admins can also suspend the account, which applies to all companies. */
export function AccountAccess({ person }: { person: User }) {
  const { uuid: tenant } = useTenant()
  const isSuperAdmin = useSession(({ user }) => user?.is_god === true)
  const isSuspended = person.state === 'suspended'
  const { name } = person
  return (
    <PageSection title={wording.accessTitle} description={wording.accessHint}>
      <div className="flex flex-wrap gap-3">
        {!isSuspended && (
          <Action
            icon={LogOut}
            label={wording.logOutEverywhere}
            path={`/v1/${tenant}/users/${person.uuid}/end-sessions`}
            question={wording.logOutQuestion({ name })}
            done={wording.loggedOut({ name })}
          >
            {wording.logOutConsequence}
          </Action>
        )}
        {isSuperAdmin && !isSuspended && (
          <Action
            icon={LockKeyhole}
            label={wording.suspendAccount}
            path={`/v1/dashboard/users/${person.uuid}/suspend`}
            question={wording.suspendQuestion({ name })}
            done={wording.suspended({ name })}
            isDanger
          >
            {wording.suspendConsequence}
          </Action>
        )}
        {isSuperAdmin && isSuspended && (
          <Action
            icon={LockKeyholeOpen}
            label={wording.restoreAccount}
            path={`/v1/dashboard/users/${person.uuid}/restore`}
            question={wording.restoreQuestion({ name })}
            done={wording.restored({ name })}
          >
            {wording.restoreConsequence}
          </Action>
        )}
        {!isSuperAdmin && isSuspended && <p className="text-ink-soft">{wording.suspendedByStaff}</p>}
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
      toast({ title: wording.nothingChanged, description: errorMessage(error), tone: 'danger' })
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
