import { useRef, useState } from 'react'
import { ApiProblem, request } from '../../../data/http.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import type { OpenedSession } from '../use-enter-account.ts'
import * as wording from './wording.ts'

/** What the server answers to a confirmation. */
export type Confirmed = { email: string; session: OpenedSession }

type ConfirmHereProps = {
  token: string
  deviceSecret: string
  onConfirmed: (confirmed: Confirmed) => Promise<void>
  onDead: () => void
  /** The link is not of the registration on this device. */
  onUnknown: () => void
}

/** One button, on the device that registered: programs that open links press none, and have no secret of this device. */
export function ConfirmHere({ token, deviceSecret, onConfirmed, onDead, onUnknown }: ConfirmHereProps) {
  const isBusy = useRef(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setIsConfirming(true)
    setFailure(null)
    try {
      const body = { token, deviceSecret }
      const { data } = await request<{ data: Confirmed }>('POST', '/v1/auth/confirm', { body, token: null })
      await onConfirmed(data)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'invalid_token') return onDead()
      if (error instanceof ApiProblem && error.errors['deviceSecret']) return onUnknown()
      setFailure(errorMessage(error))
    } finally {
      isBusy.current = false
      setIsConfirming(false)
    }
  }
  return (
    <div className="flex flex-col gap-5">
      {failure !== null && (
        <div role="alert" className="rounded-sm border border-danger bg-danger-tint px-4 py-3 text-ink">
          <p className="font-medium">{wording.failed}</p>
          <p>{failure}</p>
        </div>
      )}
      <p className="text-ink-soft">{wording.hint}</p>
      <Button
        variant="primary"
        size="large"
        autoFocus
        onPress={() => void confirm()}
        isPending={isConfirming}
        pendingLabel={wording.confirmingLabel}
        className="w-full"
      >
        {wording.confirmLabel}
      </Button>
    </div>
  )
}
