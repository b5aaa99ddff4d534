import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../kit/words/error-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { rereadTenant, type StatusStep, type Tenant, tenantClient, useStatusStep } from './tenant-client.ts'
import * as wording from './wording.ts'

const stepsOf: Record<Tenant['status'], StatusStep[]> = {
  active: ['suspend', 'close'],
  suspended: ['activate', 'close'],
  closed: ['reopen'],
}

/** What a company's status means, and buttons to change it. Each asks for confirmation. */
export function TenantSteps({ company }: { company: Tenant }) {
  const client = useQueryClient()
  const scope = tenantClient.useScope()
  const { mutateAsync: take } = useStatusStep()
  const [pendingStep, setPendingStep] = useState<StatusStep | null>(null)

  const confirm = async (step: StatusStep): Promise<void> => {
    try {
      await take({ step, company })
      toast({ title: wording.stepDone[step]({ company: company.name }), tone: 'success' })
    } catch (error) {
      toast({ title: wording.statusNotChanged, description: errorMessage(error), tone: 'danger' })
      void rereadTenant(client, scope, company.uuid)
    }
  }

  return (
    <>
      <p className="max-w-140">{wording.statusMeanings[company.status]}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {stepsOf[company.status].map((step) => (
          <Button key={step} variant={step === 'close' ? 'danger' : 'secondary'} onPress={() => setPendingStep(step)}>
            {wording.stepNames[step]}
          </Button>
        ))}
      </div>
      {pendingStep && (
        <AlertDialog
          title={wording.stepTitles[pendingStep]({ company: company.name })}
          confirmLabel={wording.stepNames[pendingStep]}
          isDanger={pendingStep === 'suspend' || pendingStep === 'close'}
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setPendingStep(null)
          }}
          onConfirm={() => confirm(pendingStep)}
        >
          {wording.stepConsequences[pendingStep]({ company: company.name })}
        </AlertDialog>
      )}
    </>
  )
}
