import { bytesToUtf8, utf8ToBytes } from '@noble/ciphers/utils.js'
import { toast } from '../ui/toast.ts'
import { cipherFor, fromBase64, toBase64 } from './cipher.ts'
import { draftOwnerOf, nobody, noteDraftKept, sealedAt } from './draft-storage.ts'
import { device } from './text-store.ts'
import * as wording from './wording.ts'

/**
 * Drafts as text, by `draftKey`. Each is encrypted as it is typed, with its owner's key, and valid only under its own storage
 * key. The browser's own ciphers are asynchronous, so what was typed would be lost if the page were closed in between.
 */
export const draftTexts = {
  /** Also returns null if the user's key is missing or cannot decrypt the draft. */
  getItem: (key: string): string | null => {
    const stored = device.read(key)
    const { user } = draftOwnerOf(key)
    if (stored === null || user === nobody) return stored
    const cipher = cipherFor(user, key)
    if (!cipher || sealedAt(stored) === null) return null
    try {
      return bytesToUtf8(cipher.decrypt(fromBase64(stored.slice(stored.indexOf('.') + 1))))
    } catch {
      return null
    }
  },

  /** Replaces the stored draft. If it cannot be stored, the user is told once. */
  setItem: (key: string, text: string): void => {
    const { user } = draftOwnerOf(key)
    const cipher = cipherFor(user, key)
    const stored = cipher ? `${Date.now()}.${toBase64(cipher.encrypt(utf8ToBytes(text)))}` : text
    const isKept = (cipher !== null || user === nobody) && device.write(key, stored)
    noteDraftKept(isKept)
    if (!isKept) warn()
  },

  removeItem: (key: string): void => device.remove(key),
}

/** What a user has typed but not saved. */
export const readDraft = (key: string): Readonly<Record<string, unknown>> | null => {
  try {
    const draft: unknown = JSON.parse(draftTexts.getItem(key) ?? 'null')
    return typeof draft === 'object' && draft !== null ? { ...draft } : null
  } catch {
    return null
  }
}

/** Replaces the stored draft with this key. */
export const keepDraft = (key: string, values: object): void => draftTexts.setItem(key, JSON.stringify(values))

let hasWarned = false

const warn = (): void => {
  if (hasWarned) return
  hasWarned = true
  toast({
    tone: 'warning',
    title: wording.draftsFailed,
    description: wording.draftsFailedHint,
    action: { label: wording.dismiss, onAction: () => {} },
  })
}
