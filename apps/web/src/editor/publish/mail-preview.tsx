import { send } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { useDebounced } from '../../kit/page/use-debounced.ts'
import { PreviewPane } from '../../kit/preview/preview-pane.tsx'
import { cleanLine, cleanProse } from '../fields/clean-text.ts'
import * as wording from './wording.ts'

/** The email with a link as its recipient will see it. `path` is that of the link. */
export function MailPreview({ path, subject, message }: { path: string; subject: string; message: string }) {
  const { uuid: tenant } = useTenant()
  const draft = useDebounced(JSON.stringify({ subject: cleanLine(subject), message: cleanProse(message) }))
  return (
    <PreviewPane
      of="email"
      title={wording.emailPreview}
      height="h-[clamp(18rem,calc(100dvh-22rem),36rem)]"
      queryKey={[tenant, 'itineraries', 'email-preview', path, draft]}
      load={async (signal) => (await send('POST', `${path}/email-preview`, { body: JSON.parse(draft), signal })).text()}
      note={wording.previewNote}
    />
  )
}
