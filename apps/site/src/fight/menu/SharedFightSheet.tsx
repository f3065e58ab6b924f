import type { JSX } from 'preact'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { saveFile } from '../../shared/save-file.ts'
import type { FightContext } from '../fight-context.ts'
import { writeDocument } from '../fight-document.ts'
import { currentSnapshot } from '../fight-history.ts'
import { creatureName } from '../log/fight-language.ts'
import { Sheet } from '../Sheet.tsx'
import { linkProblemText } from './problem-text.ts'
import type { SharedFight } from './use-shared-fight.ts'

interface SharedFightSheetProps {
  readonly context: FightContext
  readonly shared: SharedFight
  readonly dismiss: () => void
}

/** Asks whether to open a fight that a link shares; the fight on the table stays until the reader says so. */
export function SharedFightSheet({ context, shared, dismiss }: SharedFightSheetProps): JSX.Element {
  const { language, tracker, actions } = context
  const { t, formats, list } = language
  const own = tracker.fight.document
  const asking = { ...context, openSheet: dismiss, closeSheet: dismiss }
  if (!shared.ok) {
    return (
      <Sheet context={asking} title={t('shared.title')} closing={t('close')}>
        <p class="problem" role="alert">
          <span class="problem-sentence">{linkProblemText(shared.error, language)}</span>
        </p>
        <p>{t('shared.unchanged')}</p>
      </Sheet>
    )
  }
  const fight = shared.value
  const names = Object.keys(currentSnapshot(fight).state.creatures).map((id) => creatureName(id, language))
  return (
    <Sheet context={asking} title={t('shared.title')} closing={t('close')}>
      <p>{noBreakNodes(t('shared.what', { names: list(names), acts: formats.integer(fight.document.done) }), t)}</p>
      <p>{t('shared.replaces')}</p>
      <button
        type="button"
        class="live"
        onClick={() => saveFile('fight.json', new Blob([writeDocument(own)], { type: 'application/json' }))}
      >
        {t('shared.save')}
      </button>
      <div class="fight-ways">
        <button
          type="button"
          class="live strong"
          onClick={() => {
            actions.replace(fight)
            dismiss()
          }}
        >
          {t('shared.open')}
        </button>
        <button type="button" class="live" onClick={dismiss}>
          {t('shared.keep')}
        </button>
      </div>
    </Sheet>
  )
}
