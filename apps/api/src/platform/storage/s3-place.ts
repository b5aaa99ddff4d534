/** A bucket and how it is reached. */
export type S3Place = {
  /** The server, without the bucket. */
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secret: string
  /** Whether the bucket stands in the path of addresses, or before the server's name. */
  pathStyle: boolean
}
