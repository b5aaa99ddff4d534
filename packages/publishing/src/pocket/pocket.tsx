import type { PocketData } from '@sojourn/contract/itinerary/pocket-data'
import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { escaped } from '../page/document-head.ts'
import { wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { saveScript, todayScript } from '../page/page-script.ts'
import { Ui, useWords } from '../page/written.tsx'
import { clientTexts } from './client-texts.ts'
import { planOf } from './plan.ts'
import { iconName, pocketFiles } from './pocket-files.ts'

/** Where a page can be saved on a device: the link, and the URL of the page in its language. */
export type PocketLinks = { url: string; pageUrl: string; scriptUrl: string }

/** For the head: how the page is installed. Cookies are sent along, because a link may have a passcode. */
export const pocketHead = ({ url, pageUrl }: PocketLinks, { title }: Publication): string =>
  [
    `<link rel="manifest" href="${escaped(belowUrl(pageUrl, `/${pocketFiles.manifest}`))}" crossorigin="use-credentials">`,
    `<link rel="apple-touch-icon" href="${escaped(`${url}/${iconName(180)}`)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escaped(title)}">`,
  ].join('')

/** What the script needs, and the script. */
export const pocketScript = ({ url, pageUrl, scriptUrl }: PocketLinks, publication: Publication): string => {
  const words = wordsIn(languageOf(publication))
  const data: PocketData = {
    url,
    page: pageUrl,
    language: words.locale,
    plan: planOf(publication),
    texts: clientTexts(words),
  }
  const json = JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script type="application/json" id="pocket-data">${json}</script><script type="module" src="${escaped(scriptUrl)}"></script>`
}

/** Where the script shows whether the page is a saved one, and what happens today. Empty and hidden without it. */
export function PocketBars({ publication }: { publication: Publication }) {
  const { pocket } = useWords()
  const plan = planOf(publication)
  const from = plan?.days[0]?.from
  return (
    <>
      <output id="pocket-bar" />
      <aside
        id="pocket-today"
        aria-label={pocket.today}
        data-from={from}
        data-until={plan?.until}
        data-floating={plan?.isFloating === true || undefined}
        hidden
      />
      {from !== undefined && <script>{todayScript}</script>}
    </>
  )
}

/** Where a reader saves the page on the device. A script shows it where that is possible. */
export function SaveOnDevice() {
  const { pocket } = useWords()
  return (
    <>
      <fieldset id="pocket" hidden>
        <legend id="pocket-title">
          <Ui>{pocket.title}</Ui>
        </legend>
        <p>
          <Ui>{pocket.saveText}</Ui>
        </p>
        <progress aria-labelledby="pocket-title" hidden />
        <output />
        <p className="actions">
          <button type="button" name="save">
            <Ui>{pocket.save}</Ui>
          </button>
          <button type="button" name="install" hidden>
            <Ui>{pocket.install}</Ui>
          </button>
          <button type="button" name="remove" hidden>
            <Ui>{pocket.remove}</Ui>
          </button>
        </p>
        <p className="on-apple" hidden>
          <Ui>{pocket.installOnApple}</Ui>
        </p>
      </fieldset>
      <script>{saveScript}</script>
    </>
  )
}
