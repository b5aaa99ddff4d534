import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SavedList } from '@sojourn/contract/itinerary/pocket-data'
import { belowUrl } from '@sojourn/contract/kit/below-url'
import { fontsFor, pageFonts } from '@sojourn/publishing/page/render-page'
import { filesOfPage } from '@sojourn/publishing/pocket/files-of-page'
import { pocketFiles } from '@sojourn/publishing/pocket/pocket-files'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { documentFile, pictureFile } from '../publications/queries.ts'

/** What is stored for a link at most, in bytes, and how wide its images are. Devices that save data store less. */
const usual = { bytes: 30 * 1024 * 1024, width: 960 }
const light = { bytes: 8 * 1024 * 1024, width: 480 }
/** A brochure is stored only if it is small: the page says the same. */
const maxBrochureBytes = 5 * 1024 * 1024
/** How large a calendar and the page for what is not saved are, about. */
const smallBytes = 10_000

type Listed = SavedList['files'][number]
/** `revision` is that of the publication, `files` are by the uuid of a media item, `pageUrl` is where the
 * page is visited, with its language, and `pagesUrl` the site. */
type Shown = {
  html: string
  revision: number
  files: ReadonlyMap<string, readonly StoredVariant[]>
  brochureBytes: number | null
  pageUrl: string
  pagesUrl: string
  webFolder: string | null
  savesData: boolean
}

/**
 * Lists what a device stores of a link: the page, what it needs, its documents, then its images in order as far as they fit. Only
 * what the page itself links to is listed.
 */
export const listFiles = async (shown: Shown): Promise<SavedList> => {
  const { html, revision, pageUrl } = shown
  const url = linkOf(shown)
  const limit = shown.savesData ? light : usual
  const page = filesOfPage(html, pageUrl)
  const needed = [{ url: pageUrl, bytes: Buffer.byteLength(html) }, ...(await neededFiles(shown, page.scripts))]
  const wanted = [
    ...page.documents.map((media) => ({ url: `${url}/documents/${media}`, file: documentFile(filesOf(shown, media)) })),
    ...page.pictures.map(({ media, version }) => ({
      url: `${url}/pictures/${media}-${limit.width}.webp?v=${version}`,
      file: pictureFile(filesOf(shown, media), limit.width),
    })),
  ].flatMap(({ url: address, file }) => (file ? [{ url: address, bytes: file.bytes }] : []))
  const brochure = shown.brochureBytes ?? 0
  if (page.hasBrochure && brochure > 0 && brochure <= maxBrochureBytes)
    wanted.push({ url: belowUrl(pageUrl, '/brochure.pdf'), bytes: brochure })
  const calendar = page.hasCalendar ? [{ url: belowUrl(pageUrl, '/calendar.ics'), bytes: smallBytes }] : []
  const { fitting, leftOut } = fit([...needed, ...calendar], wanted, limit.bytes)
  const version = createHash('sha256')
    .update(JSON.stringify([html, revision, fitting]))
    .digest('hex')
    .slice(0, 32)
  return { version, files: fitting, leftOut }
}

/** The link, without the language of the page. */
const linkOf = ({ pageUrl }: Shown): string => pageUrl.split('?')[0] ?? pageUrl

const filesOf = ({ files }: Shown, media: string): readonly StoredVariant[] => files.get(media) ?? []

/** The page for what is not saved, fonts and scripts. */
const neededFiles = async (shown: Shown, scripts: string[]): Promise<Listed[]> => {
  const { html, pagesUrl, webFolder } = shown
  const names = new Set(fontsFor(html))
  const fonts = pageFonts
    .filter(({ file }) => names.has(file))
    .map(async ({ file, path }) => ({ url: `${pagesUrl}/p/fonts/${file}`, bytes: await sizeOf(path) }))
  // The size makes it another version when a script has changed.
  const code = scripts.map(async (src) => ({
    url: src,
    bytes: webFolder === null ? smallBytes : await sizeOf(join(webFolder, basename(src))),
  }))
  return [
    { url: `${linkOf(shown)}/${pocketFiles.notSaved}`, bytes: smallBytes },
    ...(await Promise.all(fonts)),
    ...(await Promise.all(code)),
  ]
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? smallBytes

/** Adds files in order as far as they fit; a large one is left out, and smaller ones after it may still fit. */
const fit = (needed: Listed[], wanted: Listed[], limit: number): { fitting: Listed[]; leftOut: number } => {
  const fitting = [...needed]
  let left = limit - needed.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const file of wanted)
    if (file.bytes <= left) {
      fitting.push(file)
      left -= file.bytes
    }
  return { fitting, leftOut: wanted.length - (fitting.length - needed.length) }
}
