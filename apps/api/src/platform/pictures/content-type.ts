import { fileTypeFromBuffer } from 'file-type'

/** The content type that the bytes themselves show, or undefined. */
export const contentTypeOf = async (bytes: Uint8Array): Promise<string | undefined> =>
  (await fileTypeFromBuffer(bytes))?.mime
