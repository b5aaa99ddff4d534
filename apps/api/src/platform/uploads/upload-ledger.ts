/** What is known of an upload, kept where every process sees it. Ids are slash-separated and made by the server. */
export type UploadLedger = {
  /** How many bytes there will be (null: nobody has said) and how many are durable. Rejects when there is no such upload. */
  find(id: string): Promise<{ length: number | null; received: number; expectedSha256: string | null }>
  /**
   * Begins it anew: so many bytes will come, and together they have this hash, if the sender has said so. Rejects when there is
   * no room for them.
   */
  begin(id: string, announced: { length: number; expectedSha256: string | null }): Promise<void>
  /**
   * Counts bytes that are durable; false when somebody else has counted meanwhile, and these are not to be told of. `keep` is
   * called before it is counted, when and while nobody else can.
   */
  count(id: string, from: number, to: number, keep: () => Promise<void>): Promise<boolean>
  /** Takes the right to write; false while another has it, who is then asked to let go. */
  takeLease(id: string, writer: string): Promise<boolean>
  /** Keeps the right to write; false when another wants it or has it. */
  renewLease(id: string, writer: string): Promise<boolean>
  dropLease(id: string, writer: string): Promise<void>
}
