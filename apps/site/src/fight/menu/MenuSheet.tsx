import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { saveFile } from '../../shared/save-file.ts'
import { EditionChoice } from '../EditionChoice.tsx'
import type { FightContext } from '../fight-context.ts'
import { type Fight, newFight, readDocument, writeDocument } from '../fight-document.ts'
import type { FightLanguage } from '../log/fight-language.ts'
import { Segments } from '../parts/Choices.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { Sheet } from '../Sheet.tsx'
import { problemText } from './problem-text.ts'
import { ShareFight } from './ShareFight.tsx'

interface SaveTextProps {
  readonly title: string
  readonly language: FightLanguage
  readonly text: string
  /** a file name with its extension */
  readonly file: string
  readonly children?: ComponentChildren
}

/** A text to save as a file, or to copy. */
function SaveText({ title, language: { t }, text, file, children }: SaveTextProps): JSX.Element {
  const type = file.endsWith('.json') ? 'application/json' : 'text/plain'
  return (
    <section class="fight-form">
      <h3>{title}</h3>
      <p>
        <button type="button" class="fight-button" onClick={() => saveFile(file, new Blob([text], { type }))}>
          {t('menu.file')}
        </button>
      </p>
      <label class="fight-field">
        <span>{t('menu.text')}</span>
        <textarea rows={3} readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      {children}
    </section>
  )
}

interface ConfirmReplaceProps {
  readonly language: FightLanguage
  readonly onYes: () => void
  readonly onCancel: () => void
}

/** Asks before the current fight is replaced. The focus goes to Cancel, and back to the button that asked. */
function ConfirmReplace({ language: { t }, onYes, onCancel }: ConfirmReplaceProps): JSX.Element {
  const cancel = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    cancel.current?.focus()
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus()
    }
  }, [])
  return (
    <div class="fight-ask" role="alertdialog" aria-label={t('menu.sure')}>
      <p>{t('menu.sure')}</p>
      <div class="fight-ways">
        <button type="button" class="live strong" onClick={onYes}>
          {t('menu.yes')}
        </button>
        <button ref={cancel} type="button" class="live" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </div>
  )
}

/** How dice are rolled, the fight as a file and as text, and a new fight. */
export function MenuSheet({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, tracker, actions, openSheet } = context
  const { t } = language
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [replacement, setReplacement] = useState<Fight>()
  const replace = (fight: Fight): void => {
    actions.replace(fight)
    openSheet(undefined)
  }
  const offerReplacement = (fight: Fight): void => {
    if (tracker.fight.document.acts.length === 0) replace(fight)
    else setReplacement(fight)
  }
  const read = (from: string): void => {
    const result = readDocument(from)
    setProblem(result.ok ? undefined : problemText(result.error, language))
    if (result.ok) offerReplacement(result.value)
  }
  return (
    <Sheet context={context} title={t('menu.title')} closing={t('close')}>
      <Segments
        label={t('dice.title')}
        name="dice"
        value={tracker.dice}
        options={[
          ['rolled', t('dice.rolled')],
          ['real', t('dice.real')],
        ]}
        onChange={actions.setDiceMode}
      />
      <EditionChoice context={context} />
      <p class="hint">{t(tracker.isSaved ? 'menu.saved' : 'menu.not-saved')}</p>
      {tracker.unreadable === undefined ? null : (
        <SaveText
          title={t('menu.unreadable-title')}
          language={language}
          text={tracker.unreadable}
          file="fight-unreadable.txt"
        >
          <button type="button" class="live" onClick={actions.deleteUnreadable}>
            {t('menu.unreadable-delete')}
          </button>
        </SaveText>
      )}
      <SaveText
        title={t('menu.save')}
        language={language}
        text={writeDocument(tracker.fight.document)}
        file="fight.json"
      />
      <ShareFight context={context} />
      <SheetForm
        class="fight-form of-part"
        submit={t('menu.read')}
        disabled={typed.trim() === ''}
        onSubmit={() => read(typed)}
      >
        <h3>{t('menu.open')}</h3>
        <label class="fight-field">
          <span>{t('menu.open-file')}</span>
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              // The same file can be chosen again after a correction.
              currentTarget.value = ''
              file?.text().then(read, () => setProblem(t('menu.problems.not-json')))
            }}
          />
        </label>
        <label class="fight-field">
          <span>{t('menu.open-text')}</span>
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
      </SheetForm>
      <section class="fight-form">
        <h3>{t('menu.new')}</h3>
        <button
          type="button"
          class="live"
          onClick={() => offerReplacement(newFight(undefined, tracker.fight.document.ruleset))}
        >
          {t('menu.new')}
        </button>
      </section>
      {replacement === undefined ? null : (
        <ConfirmReplace
          language={language}
          onYes={() => replace(replacement)}
          onCancel={() => setReplacement(undefined)}
        />
      )}
    </Sheet>
  )
}
