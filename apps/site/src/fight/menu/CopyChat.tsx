import type { JSX } from 'preact'
import { CopyByHand } from '../../shared/CopyByHand.tsx'
import { useCopy } from '../../shared/use-copy.ts'
import type { FightContext } from '../fight-context.ts'
import { chatText } from '../log/chat-text.ts'

/** Copies the fight as plain text for a chat. */
export function CopyChat({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, tracker } = context
  const { t } = language
  const { said, left, copy } = useCopy(t('share.copied'))
  return (
    <div class="fight-copy">
      <button type="button" class="live" onClick={() => copy(chatText(tracker.fight.snapshots, language))}>
        {t('share.chat')}
      </button>
      <p class="hint" role="status">
        {said}
      </p>
      <CopyByHand label={t('share.by-hand')} rows={6} text={left} />
    </div>
  )
}
