/** How many bytes there will be, and the SHA-256 of all of them if the sender has said it. */
export type Announced = { length: number; expectedSha256: string | null }

/** The same, null where the sender has not said, and how many bytes are durable. */
export type UploadState = { length: number | null; received: number; expectedSha256: string | null }

/**
 * What is known of an upload, stored where every process sees it. Ids are slash-separated and made by the server. Everything but
 * `count`, `renewLock` and `release` rejects when there is no such upload.
 */
export type UploadLedger = {
  find(id: string): Promise<UploadState>
  /** Starts it over, with the number of bytes to come. Rejects when there is no room for them. */
  begin(id: string, announced: Announced): Promise<void>
  /** Counts bytes as durable if none were counted after `from`. @returns how many are counted then; null once the upload has ended. */
  count(id: string, from: number, to: number): Promise<number | null>
  /** Ends an upload that its sender no longer wants. */
  cancel(id: string): Promise<void>
  /** Takes the lock for some seconds. False while another writer has it, who is then asked to release it. */
  lock(id: string, writer: string): Promise<boolean>
  /** Keeps the lock for some seconds more. False when another writer wants it or has it. */
  renewLock(id: string, writer: string): Promise<boolean>
  release(id: string, writer: string): Promise<void>
}
