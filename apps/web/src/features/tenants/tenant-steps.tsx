import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../kit/words/error-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { rereadTenant, type StatusStep, type Tenant, tenantClient, useStatusStep } from './tenant-client.ts'

const meanings: Record<Tenant['status'], { text: string; steps: StatusStep[] }> = {
  active: { text: 'Its people work in it, and travellers open what it has published.', steps: ['suspend', 'close'] },
  suspended: {
    text: 'Its people are not let in, and its links show nothing to travellers. Staff of the platform may still enter. Nothing is lost.',
    steps: ['activate', 'close'],
  },
  closed: {
    text: 'Nobody is let in, and it is among the closed tenants of the list. Everything it had is kept.',
    steps: ['reopen'],
  },
}

type Words = { button: string; consequence: (name: string) => string; done: string; isDanger: boolean }

const words: Record<StatusStep, Words> = {
  suspend: {
    button: 'Suspend',
    consequence: (name) =>
      `From the next click on, nobody of ${name} is let in, and the links to its trips show nothing. You can make it active again at any time.`,
    done: 'is suspended',
    isDanger: true,
  },
  activate: {
    button: 'Make active',
    consequence: (name) => `The people of ${name} are let in again, and its links work again.`,
    done: 'is active again',
    isDanger: false,
  },
  close: {
    button: 'Close',
    consequence: (name) =>
      `From the next click on, nobody of ${name} is let in, the links to its trips show nothing, and it leaves the list. Nothing is deleted: it can be reopened.`,
    done: 'is closed',
    isDanger: true,
  },
  reopen: {
    button: 'Reopen',
    consequence: (name) => `${name} comes back with its people, in the status it had before it was closed.`,
    done: 'is open again',
    isDanger: false,
  },
}

/** What a company's status means, and buttons to change it. Each asks for confirmation. */
export function TenantSteps({ company }: { company: Tenant }) {
  const client = useQueryClient()
  const scope = tenantClient.useScope()
  const { mutateAsync: take } = useStatusStep()
  const [pendingStep, setPendingStep] = useState<StatusStep | null>(null)
  const { text, steps } = meanings[company.status]

  const confirm = async (step: StatusStep): Promise<void> => {
    try {
      await take({ step, company })
      toast({ title: `${company.name} ${words[step].done}`, tone: 'success' })
    } catch (error) {
      toast({ title: 'The status was not changed', description: errorMessage(error), tone: 'danger' })
      void rereadTenant(client, scope, company.uuid)
    }
  }

  return (
    <>
      <p className="max-w-140">{text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {steps.map((step) => (
          <Button key={step} variant={step === 'close' ? 'danger' : 'secondary'} onPress={() => setPendingStep(step)}>
            {words[step].button}
          </Button>
        ))}
      </div>
      {pendingStep && (
        <AlertDialog
          title={`${words[pendingStep].button} ${company.name}?`}
          confirmLabel={words[pendingStep].button}
          isDanger={words[pendingStep].isDanger}
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setPendingStep(null)
          }}
          onConfirm={() => confirm(pendingStep)}
        >
          {words[pendingStep].consequence(company.name)}
        </AlertDialog>
      )}
    </>
  )
}
