import type { JSX } from 'preact'
import { CopyByHand } from '../../shared/CopyByHand.tsx'
import { useCopy } from '../../shared/use-copy.ts'
import type { FightContext } from '../fight-context.ts'
import { CopyChat } from './CopyChat.tsx'
import { CHAT_LIMIT, canLink, LINK_LIMIT, linkFragment } from './fight-link.ts'

/** A link to the fight, and its log as text for a chat. */
export function ShareFight({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, tracker } = context
  const { t, formats } = language
  const { said, say, left, copy } = useCopy('')
  const copyLink = async (): Promise<void> => {
    if (!canLink()) return say(t('share.unable'))
    const link = `${location.href.split('#')[0]}${await linkFragment(tracker.fight.document)}`
    const values = {
      count: formats.integer(link.length),
      chat: formats.integer(CHAT_LIMIT),
      limit: formats.integer(LINK_LIMIT),
    }
    if (link.length > LINK_LIMIT) return say(t('share.too-long', values))
    await copy(link)
    say(t(link.length > CHAT_LIMIT ? 'share.long' : 'share.length', values))
  }
  return (
    <section class="fight-form">
      <h3>{t('share.title')}</h3>
      <p class="hint">{t('share.hint')}</p>
      <div class="fight-copy">
        <button type="button" class="live" onClick={copyLink}>
          {t('share.link')}
        </button>
        <p class="hint" role="status">
          {left === undefined ? said : ''}
        </p>
        <CopyByHand label={t('share.by-hand')} rows={3} text={left} />
      </div>
      <CopyChat context={context} />
    </section>
  )
}
