import type { Picture } from '@sojourn/contract/kit/picture'
import type { Deps } from '../../kit/deps.ts'
import { isSigned, sign } from '../../kit/sealing.ts'

const purpose = 'site-picture'
/** The URL of an image is signed for its version, as only images that the company shows may be read. */
const signedText = (site: string, media: string, version: string) => `${site} ${media} ${version}`

/** A company's site: `pagesUrl` has no trailing slash, `site` is its name in URLs. */
export type Site = { pagesUrl: string; site: string }

type Shown = Pick<Picture, 'media' | 'version'>

/** The public URL of an image of a company, which needs no login. Whoever has it can read the image as long as it exists. */
export const sitePictureUrl = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  { pagesUrl, site }: Site,
  { media, version }: Shown,
  width: number,
  extension: 'webp' | 'jpg' = 'webp',
): string =>
  `${pagesUrl}/c/${site}/pictures/${media}-${width}.${extension}?v=${version}&s=${sign(purpose, signedText(site, media, version), secretKey)}`

/** Whether the signature in the URL of an image is valid. */
export const isSitePicture = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  site: string,
  { media, version }: Shown,
  signature: string,
): boolean => isSigned(purpose, signedText(site, media, version), signature, secretKey)
