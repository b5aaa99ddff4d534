import { z } from 'zod'
import type { S3Place } from './platform/storage/s3-place.ts'

const s3Form = 'https://KEY:SECRET@host/bucket?region=eu-central-1'

/** The `S3_URL` as configured. No error message repeats the value, because it contains a secret. */
export function s3Place(): z.ZodType<S3Place, string> {
  return z.string().transform((text, { addIssue }) => {
    const place = readS3Place(text)
    if (typeof place !== 'string') return place
    addIssue(place)
    return z.NEVER
  })
}

/** @returns the S3 configuration, or an error message. */
function readS3Place(text: string): S3Place | string {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    return `must be an address like ${s3Form}; in the secret, / is written %2F, # %23, ? %3F and % %25`
  }
  const [accessKey, secret] = [url.username, url.password].map(decoded)
  if (!accessKey || !secret) return `must name a key and its secret, like ${s3Form}`
  const [, bucket = '', ...rest] = url.pathname.replace(/\/$/, '').split('/')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || rest.length > 0) {
    return `must end with the name of one bucket, like ${s3Form}`
  }
  const { region = 'us-east-1', pathStyle = 'true', ...unknown } = Object.fromEntries(url.searchParams)
  if (!/^[a-z0-9-]{1,40}$/.test(region)) return 'must have a region of small letters, digits and hyphens'
  if (pathStyle !== 'true' && pathStyle !== 'false') return 'must have a pathStyle that is true or false'
  if (Object.keys(unknown).length > 0 || url.hash) return 'must have nothing but region and pathStyle after the bucket'
  return { endpoint: url.origin, region, bucket, accessKey, secret, pathStyle: pathStyle === 'true' }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
