import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, CloudUpload, Languages, Sparkles, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { TranslatableText, Translations } from '@sojourn/contract/translation'
import {
  isSameLanguage,
  type TranslationLanguage,
  translationLanguages,
} from '@sojourn/contract/kit/translation-languages'
import { request } from '../../data/http.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { errorMessage } from '../words/error-message.ts'
import { languageName } from '../words/languages-known.ts'
import { type TranslatedRecord, translationsOf, translationsPath } from './translation-queries.ts'
import { TranslationText } from './translation-text.tsx'
import { type Saving, useTranslationSaving } from './use-translation-saving.ts'
import * as wording from './wording.ts'

/** How a text is shown: its label, and the heading of the group that it is in, such as a day. */
export type TextPlace = { label: string; group: string | null }

export type TranslationSheetProps = {
  record: TranslatedRecord
  title: string
  placeOf: (path: string) => TextPlace
  isReadOnly: boolean
  onClose: () => void
}

/** The texts of a record and their translations, side by side. Translations are stored while they are typed. */
export function TranslationSheet({ record, title, placeOf, isReadOnly, onClose }: TranslationSheetProps) {
  const query = useQuery(translationsOf(record))
  const [chosen, setChosen] = useState<TranslationLanguage | null>(null)
  const language = chosen ?? query.data?.languages[0]?.language ?? null
  const saving = useTranslationSaving(record, language)
  const close = async () => {
    if (await saving.flush()) onClose()
  }
  const choose = async (next: TranslationLanguage) => {
    if (await saving.flush()) setChosen(next)
  }
  return (
    <Sheet
      title={wording.titleOf({ title })}
      isOpen
      width="preview"
      onOpenChange={() => void close()}
      footer={
        <div className="flex grow flex-wrap items-center justify-between gap-2">
          <SaveStatus saving={saving} />
          {saving.state === 'failed' && (
            <div className="flex flex-wrap gap-2">
              <Button variant="quiet" onPress={onClose}>
                {wording.closeAnyway}
              </Button>
              <Button onPress={() => void saving.flush()}>{wording.retry}</Button>
            </div>
          )}
        </div>
      }
    >
      {query.data ? (
        <Opened
          data={query.data}
          language={language}
          onChoose={(next) => void choose(next)}
          {...{ record, placeOf, isReadOnly, saving }}
        />
      ) : query.isError ? (
        <ErrorState title={wording.loadFailed} isRetrying={query.isFetching} onRetry={() => void query.refetch()}>
          {errorMessage(query.error)}
        </ErrorState>
      ) : (
        <SkeletonRows rows={6} label={wording.loading} />
      )}
    </Sheet>
  )
}

type OpenedProps = Omit<TranslationSheetProps, 'title' | 'onClose'> & {
  data: Translations
  language: TranslationLanguage | null
  onChoose: (language: TranslationLanguage) => void
  saving: Saving
}

function Opened({ data, language, onChoose, record, placeOf, isReadOnly, saving }: OpenedProps) {
  const [filter, setFilter] = useState<'all' | 'open'>('all')
  const languages = languageOptions(data)
  if (data.texts.length === 0) return <EmptyState title={wording.noTexts} icon={Languages} />
  const select = (
    <Select
      label={wording.languageLabel}
      options={languages}
      value={language}
      placeholder={wording.chooseLanguage}
      onChange={onChoose}
    />
  )
  if (language === null)
    return (
      <EmptyState
        title={wording.emptyTitle}
        icon={Languages}
        actions={!isReadOnly && <div className="w-64">{select}</div>}
      >
        {wording.emptyHint}
      </EmptyState>
    )
  const shown = data.texts.filter((text) => filter === 'all' || isOpen(text, language) || saving.edits.has(text.path))
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="w-64 max-w-full">{select}</div>
        <SegmentedControl
          label={wording.filterLabel}
          options={[
            { id: 'all', label: wording.allTexts, count: data.texts.length },
            { id: 'open', label: wording.openTexts, count: data.texts.filter((text) => isOpen(text, language)).length },
          ]}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <Progress data={data} language={language} />
      {!isReadOnly && <TranslateMissing key={language} {...{ data, language, record, saving }} />}
      {shown.length === 0 ? (
        <p className="text-ink-soft">{wording.allDone}</p>
      ) : (
        groupsOf(shown, placeOf).map(({ group, texts }, index) => (
          <section key={index} aria-label={group ?? wording.title}>
            {group !== null && <h3 className="title mb-2 text-lg wrap-anywhere">{group}</h3>}
            <ol>
              {texts.map((text) => (
                <TranslationText
                  key={`${language} ${text.path}`}
                  text={text}
                  label={placeOf(text.path).label}
                  isGrouped={group !== null}
                  sourceLanguage={data.sourceLanguage}
                  {...{ language, isReadOnly, saving }}
                />
              ))}
            </ol>
          </section>
        ))
      )}
      {!isReadOnly && data.languages.some((one) => one.language === language) && (
        <RemoveLanguage key={language} {...{ language, record }} />
      )}
    </div>
  )
}

/** Whether no person has translated or checked a text: only those are machine-translated. */
const isForProgram = (text: TranslatableText, language: TranslationLanguage): boolean =>
  isOpen(text, language) && (text.translations[language]?.isMachine ?? true)

/** Whether a text still has to be translated. */
const isOpen = ({ translations }: TranslatableText, language: TranslationLanguage): boolean => {
  const state = translations[language]?.state
  return state === undefined || state === 'stale'
}

/** Languages with texts first, then the others. */
const languageOptions = ({ sourceLanguage, languages }: Translations) => {
  const counts = new Map(languages.map((one) => [one.language, one.counts]))
  return translationLanguages
    .filter((language) => !isSameLanguage(language, sourceLanguage))
    .map((id) => {
      const found = counts.get(id)
      const language = languageName(id)
      const label = found
        ? wording.languageWithCount({ language, done: found.done + found.machine, texts: found.texts })
        : language
      return { id, label, has: found !== undefined }
    })
    .toSorted((a, b) => Number(b.has) - Number(a.has))
}

/** The texts by day, or whatever else they are grouped by, in their order. */
const groupsOf = (texts: readonly TranslatableText[], placeOf: (path: string) => TextPlace) => {
  const groups: { group: string | null; texts: TranslatableText[] }[] = []
  for (const text of texts) {
    const { group } = placeOf(text.path)
    const last = groups.at(-1)
    if (last?.group === group) last.texts.push(text)
    else groups.push({ group, texts: [text] })
  }
  return groups
}

function Progress({ data, language }: { data: Translations; language: TranslationLanguage }) {
  const counts = data.languages.find((one) => one.language === language)?.counts
  const { texts, done, machine, stale } = counts ?? { texts: data.texts.length, done: 0, machine: 0, stale: 0 }
  return (
    <p className="text-sm text-ink-soft">
      {wording.progress({ done: done + machine, texts, missing: texts - done - machine - stale, stale, machine })}
    </p>
  )
}

type ActionsProps = Pick<OpenedProps, 'data' | 'record' | 'saving'> & { language: TranslationLanguage }

/** Sends an action on all texts of a language, and shows its answer. */
const useTranslationCall = (record: TranslatedRecord) => {
  const queries = useQueryClient()
  return async (method: 'POST' | 'DELETE', path: string): Promise<Translations> => {
    const { data } = await request<{ data: Translations }>(method, `${translationsPath(record)}/${path}`, {
      ...(method === 'POST' && { body: {} }),
    })
    queries.setQueryData(translationsOf(record).queryKey, data)
    return data
  }
}

/** Machine-translates what nobody has translated. One request translates some texts, so that there is progress to show. */
function TranslateMissing({ data, language, record, saving }: ActionsProps) {
  const call = useTranslationCall(record)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const open = data.texts.filter((text) => isForProgram(text, language)).length
  const translate = async () => {
    setProblem(null)
    setShare(0)
    try {
      await saving.flush()
      for (let left = open; left > 0;) {
        const { texts } = await call('POST', `${language}/translate`)
        const now = texts.filter((text) => isForProgram(text, language)).length
        setShare(Math.round(((open - now) / open) * 100))
        if (now >= left) {
          setProblem(wording.leftOver({ count: now }))
          break
        }
        left = now
      }
    } catch (error) {
      setProblem(wording.translateFailed({ reason: errorMessage(error) }))
    } finally {
      setShare(null)
    }
  }
  if (!data.machineLanguages.includes(language) || (open === 0 && share === null && problem === null)) return null
  return (
    <div className="flex flex-col items-start gap-3">
      {open > 0 && (
        <Button
          icon={Sparkles}
          isPending={share !== null}
          pendingLabel={wording.translating}
          onPress={() => void translate()}
        >
          {wording.translateMissing}
        </Button>
      )}
      {share !== null && (
        <div className="w-full">
          <ProgressBar label={wording.translating} value={share} />
        </div>
      )}
      {problem && (
        <p role="alert" className="rounded-sm bg-danger-tint px-4 py-2.5 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Removes all texts of a language, after a question. */
function RemoveLanguage({ language, record }: Pick<ActionsProps, 'language' | 'record'>) {
  const call = useTranslationCall(record)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <div className="border-t border-line pt-4">
      <Button variant="quiet" className="-ms-4" onPress={() => setAsking(true)}>
        {wording.removeLanguage({ language: languageName(language) })}
      </Button>
      {problem && (
        <p role="alert" className="mt-2 rounded-sm bg-danger-tint px-4 py-2.5 text-sm text-danger">
          {problem}
        </p>
      )}
      {isAsking && (
        <AlertDialog
          title={wording.removeTitle({ language: languageName(language) })}
          confirmLabel={wording.remove}
          isDanger
          isOpen
          onOpenChange={setAsking}
          onConfirm={() =>
            call('DELETE', language).then(
              () => {},
              (error: unknown) => setProblem(errorMessage(error)),
            )
          }
        >
          {wording.removeHint}
        </AlertDialog>
      )}
    </div>
  )
}

function SaveStatus({ saving: { state, problem } }: { saving: Saving }) {
  const [icon, words] = {
    saved: [Check, wording.saved] as const,
    waiting: [CloudUpload, wording.saving] as const,
    saving: [CloudUpload, wording.saving] as const,
    failed: [TriangleAlert, problem === null ? wording.notSaved : wording.saveFailed({ reason: problem })] as const,
  }[state]
  const Icon = icon
  return (
    <output
      aria-label={wording.saveStatus}
      className={`flex items-center gap-1.5 text-sm ${state === 'failed' ? 'text-danger' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden size={16} />
      {words}
    </output>
  )
}
