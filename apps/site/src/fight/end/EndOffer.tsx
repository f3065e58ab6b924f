import type { JSX } from 'preact'
import { type FightContext, tryEvents } from '../fight-context.ts'
import { KeyButton } from '../keys/KeyButton.tsx'
import { sideName } from '../log/fight-language.ts'
import { endCombat } from './end-combat.ts'
import { summarize } from './summary.ts'

/** Says that the fight is decided, and offers its end; shows nothing before that. */
export function EndOffer({ context }: { readonly context: FightContext }): JSX.Element | null {
  const { language, tracker, state } = context
  const { t, list } = language
  if (state.phase.kind === 'no-combat' || !tryEvents(context, [{ kind: 'end-combat' }]).ok) return null
  const { creatures = [] } = summarize(tracker.fight.snapshots) ?? {}
  if (new Set(creatures.map(({ side }) => side)).size < 2) return null
  const standing = new Set(creatures.flatMap(({ side, fate }) => (fate === 'standing' ? [side] : [])))
  const sides = Array.from(standing, (side) => sideName(side, language))
  return (
    <p class="fight-decided" role="status">
      {sides.length === 0 ? t('end.nobody') : t('end.decided', { side: list(sides) })}{' '}
      <KeyButton context={context} shortcut="end" class="live strong" onClick={() => endCombat(context)}>
        {t('events.end-combat')}
      </KeyButton>
    </p>
  )
}
