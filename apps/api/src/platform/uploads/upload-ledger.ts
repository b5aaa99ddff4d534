/** How many bytes there will be, and the SHA-256 of all of them if the sender has said it. */
export type Announced = { length: number; expectedSha256: string | null }

/** The same, null where nobody has said, and how many bytes are durable. */
export type UploadStanding = { length: number | null; received: number; expectedSha256: string | null }

/** What is known of an upload, kept where every process sees it. Ids are slash-separated and made by the server. */
export type UploadLedger = {
  /** How an upload stands. Rejects when there is no such upload. */
  find(id: string): Promise<UploadStanding>
  /**
   * Begins it anew: so many bytes will come, and together they have this hash, if the sender has said so. False while
   * somebody has the right to write, who is then asked to let go. Rejects when there is no room for them.
   */
  begin(id: string, announced: Announced): Promise<boolean>
  /**
   * Counts bytes that are durable; false when somebody else has counted meanwhile, and these are not to be told of. `keep` is
   * called before it is counted, when and while nobody else can.
   */
  count(id: string, from: number, to: number, keep: () => Promise<void>): Promise<boolean>
  /**
   * Takes the right to write, and finds how the upload stands then; null while another has it, who is then asked to let go.
   * Rejects when there is no such upload.
   */
  takeLease(id: string, writer: string): Promise<UploadStanding | null>
  /** Keeps the right to write; false when another wants it or has it. */
  renewLease(id: string, writer: string): Promise<boolean>
  dropLease(id: string, writer: string): Promise<void>
}
