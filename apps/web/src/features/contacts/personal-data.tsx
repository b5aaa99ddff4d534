import { useQueryClient } from '@tanstack/react-query'
import { Download, Eraser } from 'lucide-react'
import { useState } from 'react'
import type { PersonalData as Data } from '@sojourn/contract/personal-data'
import { request } from '../../data/http.ts'
import { saveFile } from '../../data/save-file.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import * as wording from './wording.ts'

/** What Admins do when a person wants a copy of their data, or wants it erased. */
export function PersonalData({ uuid, name }: { uuid: string; name: string }) {
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const isAdmin = useCan('company:manage')
  const [isErasing, setErasing] = useState(false)
  const [isPending, setPending] = useState(false)
  if (!isAdmin) return null
  const path = `/v1/${tenant}/contacts/${uuid}`
  const fail = (error: unknown) =>
    toast({ title: wording.personalDataFailed, description: errorMessage(error), tone: 'danger' })
  const download = async () => {
    setPending(true)
    try {
      const { data } = await request<{ data: Data }>('GET', `${path}/personal-data`, {})
      const text = JSON.stringify(data, null, 2)
      saveFile(new Blob([text], { type: 'application/json' }), `personal-data-${uuid}.json`)
    } catch (error) {
      fail(error)
    } finally {
      setPending(false)
    }
  }
  const erase = async () => {
    try {
      await request('POST', `${path}/erase`, { body: {} })
      await queries.invalidateQueries({ queryKey: [tenant] })
      toast({ title: wording.erased, tone: 'success' })
    } catch (error) {
      fail(error)
    }
  }
  return (
    <section className="flex flex-col items-start gap-2">
      <h2 className="title text-lg">{wording.personalDataTitle}</h2>
      <p className="text-sm text-ink-soft">{wording.personalDataHint}</p>
      <Button size="small" icon={Download} isPending={isPending} onPress={() => void download()}>
        {wording.exportPerson}
      </Button>
      <Button size="small" variant="quiet" icon={Eraser} onPress={() => setErasing(true)}>
        {wording.erasePerson}
      </Button>
      <AlertDialog
        title={wording.eraseTitle({ name })}
        confirmLabel={wording.erasePerson}
        isDanger
        isOpen={isErasing}
        onOpenChange={setErasing}
        onConfirm={erase}
      >
        <p>{wording.eraseText}</p>
        <p className="mt-3">{wording.eraseStays}</p>
      </AlertDialog>
    </section>
  )
}
