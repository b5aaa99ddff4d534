/** A bucket and how to reach it. */
export type S3Place = {
  /** The URL of the server, without the bucket. */
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secret: string
  /** Whether the bucket is in the path of URLs, rather than a subdomain of the server. */
  pathStyle: boolean
}
