import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { TranslatableText, Translations } from '@sojourn/contract/translation'
import type { TranslationLanguage } from '@sojourn/contract/kit/translation-languages'
import { ApiProblem, request } from '../../data/http.ts'
import { errorMessage } from '../words/error-message.ts'
import { type TranslatedRecord, translationsOf, translationsPath } from './translation-queries.ts'

export type TextValue = TranslatableText['value']

export type Saving = {
  state: 'saved' | 'waiting' | 'saving' | 'failed'
  problem: string | null
  /** What was typed and is not stored yet, by path; null removes a translation. */
  edits: ReadonlyMap<string, TextValue | null>
  /** The paths that somebody else has changed meanwhile. */
  conflicts: ReadonlySet<string>
  type(path: string, value: TextValue | null): void
  /** Stores a value as it is, although somebody else has changed it; undefined takes theirs. */
  resolve(path: string, value: TextValue | null | undefined): void
  /** Stores everything now. Whether nothing is left. */
  flush(): Promise<boolean>
}

const delayMs = 800

/** Stores translations while they are typed, a little after the last keystroke, one request at a time. */
export const useTranslationSaving = (record: TranslatedRecord, language: TranslationLanguage | null): Saving => {
  const queries = useQueryClient()
  const edits = useRef(new Map<string, TextValue | null>())
  const conflicts = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean> | null>(null)
  const [shown, setShown] = useState<Pick<Saving, 'state' | 'problem' | 'edits' | 'conflicts'>>({
    state: 'saved',
    problem: null,
    edits: new Map(),
    conflicts: new Set(),
  })
  const show = (state: Saving['state'], problem: string | null = null) =>
    setShown({ state, problem, edits: new Map(edits.current), conflicts: new Set(conflicts.current) })
  const { queryKey } = translationsOf(record)

  const send = async (): Promise<boolean> => {
    const sent = new Map([...edits.current].filter(([path]) => !conflicts.current.has(path)))
    if (language === null || sent.size === 0) return edits.current.size === 0
    show('saving')
    const present = new Map(queries.getQueryData<Translations>(queryKey)?.texts.map((text) => [text.path, text]))
    const texts = [...sent].map(([path, value]) => ({
      path,
      value,
      ...(value !== null && { fingerprint: present.get(path)?.fingerprint }),
      rev: present.get(path)?.translations[language]?.rev ?? 0,
    }))
    try {
      const { data } = await request<{ data: Translations }>('PUT', `${translationsPath(record)}/${language}`, {
        body: { texts },
      })
      merge(data)
      for (const [path, value] of sent) if (edits.current.get(path) === value) edits.current.delete(path)
    } catch (error) {
      const current =
        error instanceof ApiProblem && error.code === 'stale' ? asTranslations(error.document.current) : null
      if (current === null) {
        show('failed', errorMessage(error))
        return false
      }
      const theirs = new Map(current.texts.map((text) => [text.path, text.translations[language]?.rev ?? 0]))
      for (const { path, rev } of texts) if (theirs.get(path) !== rev) conflicts.current.add(path)
      merge(current)
    }
    if ([...edits.current.keys()].some((path) => !conflicts.current.has(path))) return send()
    show('saved')
    return edits.current.size === 0
  }

  /** Takes the texts of an answer over into what is shown. */
  const merge = (data: Translations) =>
    queries.setQueryData<Translations>(queryKey, (all) => {
      const changed = new Map(data.texts.map((text) => [text.path, text]))
      return all && { ...data, texts: all.texts.map((text) => changed.get(text.path) ?? text) }
    })

  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (running.current) await running.current
    running.current = send().finally(() => {
      running.current = null
    })
    return running.current
  }
  const later = () => {
    clearTimeout(timer.current)
    show('waiting')
    timer.current = setTimeout(() => void flush(), delayMs)
  }

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (edits.current.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      clearTimeout(timer.current)
    }
  }, [])

  return {
    ...shown,
    type: (path, value) => {
      edits.current.set(path, value)
      later()
    },
    resolve: (path, value) => {
      conflicts.current.delete(path)
      if (value === undefined) edits.current.delete(path)
      else edits.current.set(path, value)
      if (value === undefined) show('saved')
      else later()
    },
    flush,
  }
}

/** The server sends the present texts with that error. */
const asTranslations = (current: unknown) => (current ?? null) as Translations | null
