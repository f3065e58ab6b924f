import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { saveFile } from '../../shared/save-file.ts'
import { EditionChoice } from '../EditionChoice.tsx'
import { type DocumentProblem, newTable, readDocument, type Table, writeDocument } from '../fight-document.ts'
import { Segments } from '../Parts.tsx'
import { Sheet } from '../Sheet.tsx'
import type { Scene } from '../scene.ts'
import { tellRefusal } from './event-sentence.ts'
import type { Talk } from './talk.ts'

/** What is wrong with a text that should be a saved fight, and what to do. */
function problemText(problem: DocumentProblem, talk: Talk): string {
  const { t, formats } = talk
  if ('got' in problem) return t(`keep.problems.${problem.code}`, { got: problem.got })
  if (problem.code !== 'refused') return t(`keep.problems.${problem.code}`)
  const { refusal } = problem
  return t('keep.problems.refused', {
    act: formats.integer(refusal.act + 1),
    reason: tellRefusal(refusal, talk).sentence,
  })
}

interface SaveTextProps {
  readonly title: string
  readonly talk: Talk
  readonly text: string
  /** a file name with its extension */
  readonly file: string
  readonly children?: ComponentChildren
}

/** A text to save as a file, or to copy. */
function SaveText({ title, talk: { t }, text, file, children }: SaveTextProps): JSX.Element {
  const type = file.endsWith('.json') ? 'application/json' : 'text/plain'
  return (
    <section class="fight-form">
      <h3>{title}</h3>
      <p>
        <button type="button" class="fight-button" onClick={() => saveFile(file, new Blob([text], { type }))}>
          {t('keep.file')}
        </button>
      </p>
      <label class="fight-field">
        <span>{t('keep.text')}</span>
        <textarea rows={3} readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      {children}
    </section>
  )
}

interface SureProps {
  readonly talk: Talk
  readonly onYes: () => void
  readonly onCancel: () => void
}

/** Asks before the current fight is replaced. The focus goes to Cancel, and back to the button that asked. */
function Sure({ talk: { t }, onYes, onCancel }: SureProps): JSX.Element {
  const cancel = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    cancel.current?.focus()
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus()
    }
  }, [])
  return (
    <div class="fight-ask" role="alertdialog" aria-label={t('keep.sure')}>
      <p>{t('keep.sure')}</p>
      <div class="fight-ways">
        <button type="button" class="live strong" onClick={onYes}>
          {t('keep.yes')}
        </button>
        <button ref={cancel} type="button" class="live" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </div>
  )
}

/** How dice are rolled, the fight as a file and as text, and a new fight. */
export function KeepSheet({ scene }: { readonly scene: Scene }): JSX.Element {
  const { talk, held, actions, open } = scene
  const { t } = talk
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState<Table>()
  const replace = (table: Table): void => {
    actions.replace(table)
    open(undefined)
  }
  const take = (table: Table): void => {
    if (held.table.document.acts.length === 0) replace(table)
    else setWaiting(table)
  }
  const read = (from: string): void => {
    const result = readDocument(from)
    setProblem(result.ok ? undefined : problemText(result.error, talk))
    if (result.ok) take(result.value)
  }
  return (
    <Sheet scene={scene} title={t('keep.title')} closing={t('close')}>
      <Segments
        label={t('dice.title')}
        name="dice"
        value={held.dice}
        options={[
          ['rolled', t('dice.rolled')],
          ['real', t('dice.real')],
        ]}
        onChange={actions.roll}
      />
      <EditionChoice scene={scene} />
      <p class="hint">{t(held.kept ? 'keep.kept' : 'keep.not-kept')}</p>
      {held.unreadable === undefined ? null : (
        <SaveText title={t('keep.unreadable-title')} talk={talk} text={held.unreadable} file="fight-unreadable.txt">
          <button type="button" class="live" onClick={actions.deleteUnreadable}>
            {t('keep.unreadable-delete')}
          </button>
        </SaveText>
      )}
      <SaveText title={t('keep.save')} talk={talk} text={writeDocument(held.table.document)} file="fight.json" />
      <form
        class="fight-form"
        onSubmit={(event) => {
          event.preventDefault()
          read(typed)
        }}
      >
        <h3>{t('keep.open')}</h3>
        <label class="fight-field">
          <span>{t('keep.open-file')}</span>
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              // The same file can be chosen again after a correction.
              currentTarget.value = ''
              file?.text().then(read, () => setProblem(t('keep.problems.not-json')))
            }}
          />
        </label>
        <label class="fight-field">
          <span>{t('keep.open-text')}</span>
          <textarea
            rows={3}
            spellcheck={false}
            value={typed}
            aria-invalid={problem !== undefined}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        {problem === undefined ? null : (
          <p class="problem" role="alert">
            <span class="problem-sentence">{problem}</span>
          </p>
        )}
        <button type="submit" class="live" disabled={typed.trim() === ''}>
          {t('keep.read')}
        </button>
      </form>
      <section class="fight-form">
        <h3>{t('keep.new')}</h3>
        <button type="button" class="live" onClick={() => take(newTable(undefined, held.table.document.ruleset))}>
          {t('keep.new')}
        </button>
      </section>
      {waiting === undefined ? null : (
        <Sure talk={talk} onYes={() => replace(waiting)} onCancel={() => setWaiting(undefined)} />
      )}
    </Sheet>
  )
}
