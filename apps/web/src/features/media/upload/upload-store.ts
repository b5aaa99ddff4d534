import { create } from 'zustand'
import type { MediaItem, MediaSummary } from '../../../kit/media-picture.tsx'

/** An upload as it is shown. */
export type Upload = {
  id: string
  tenant: string
  file: File
  folder: string | null
  /** As media items have it; one that is only waiting is processing, too. */
  state: 'processing' | 'processing-complete' | 'processing-error' | 'invalid' | 'cancelled'
  step: 'waiting' | 'checking' | 'sending' | 'offline' | 'preparing' | null
  /** Bytes the server has. */
  sent: number
  /** Why it did not work, as a sentence. */
  reason: string | null
  /** The item in the library: its own, or one that held the same file before. */
  item: MediaItem | MediaSummary | null
  /** The same file was in the library already and was not sent again. */
  isKnown: boolean
  /** It was cancelled when the server had all of it: it is in the library. */
  isLate: boolean
}

/** All uploads since the page was opened, in the order they were chosen. */
export const useUploads = create<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }))

/** Whether there is still something to be done for it. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'processing'

/** Whether it can be stopped still: what is being prepared is in the library. */
export const isCancellable = (upload: Upload): boolean => isUnderWay(upload) && upload.step !== 'preparing'

/** One of them; undefined once it was taken from the list. */
export const findUpload = (id: string): Upload | undefined =>
  useUploads.getState().uploads.find((upload) => upload.id === id)

/** Puts more at the end. */
export const addUploads = (added: readonly Upload[]): void =>
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }))

/** Changes what is shown of one; nothing once it was taken from the list. */
export const changeUpload = (id: string, changes: Partial<Upload>): void =>
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
  }))

/** Takes uploads that are over from the list. */
export const clearUploads = (): void => useUploads.setState(({ uploads }) => ({ uploads: uploads.filter(isUnderWay) }))

/** How an upload begins. */
export const waiting = {
  state: 'processing',
  step: 'waiting',
  sent: 0,
  reason: null,
  item: null,
  isKnown: false,
  isLate: false,
} as const

/** An upload that has not begun. */
export const waitingUpload = ({
  id,
  tenant,
  file,
  folder,
}: Pick<Upload, 'id' | 'tenant' | 'file' | 'folder'>): Upload => ({ id, tenant, file, folder, ...waiting })

/** What a server or the code says, as a sentence. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
