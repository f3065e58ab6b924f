import type { Creature } from '@rulestone/core'
import type { JSX } from 'preact'
import { actorOf, type FightContext, feetLeftToMove, hasActed, nameOf } from '../fight-context.ts'
import { KeyButton } from '../keys/KeyButton.tsx'
import { multiattackText } from '../parts/MultiattackLeft.tsx'

/** The actions and the movement that the creature has left on its turn. */
function RemainingActions({
  creature,
  context,
}: {
  readonly creature: Creature
  readonly context: FightContext
}): JSX.Element {
  const { language, ruleset } = context
  const { t } = language
  const { spent } = creature
  const feet = feetLeftToMove(context, creature)
  const multiattack = multiattackText(creature, language)
  const things = [
    ['action', hasActed(creature)],
    ...(ruleset.actions.bonusActions ? [['bonus-action', spent.bonusAction] as const] : []),
    ['reaction', spent.reaction],
  ] as const
  return (
    <>
      {things.map(([thing, isSpent]) => (
        <li key={thing} class={isSpent ? 'spent' : undefined}>
          {t(`left.${thing}`)}
          {isSpent ? <span class="visually-hidden"> {t('left.spent')}</span> : null}
        </li>
      ))}
      <li class={feet === 0 ? 'spent' : undefined}>{t('left.feet', { feet: language.length(feet) })}</li>
      {multiattack === '' ? null : <li>{multiattack}</li>}
      {spent.attacksLeft > 0 ? <li>{t('left.attacks', { count: spent.attacksLeft })}</li> : null}
    </>
  )
}

/** Round and turn, with what is left of the turn. Its height does not change with the turn. */
export function RoundAndTurn({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, state, openSheet } = context
  const { t, formats } = language
  const { phase, round } = state
  const name = phase.kind === 'turn' ? phase.of : phase.kind === 'between-turns' ? phase.next : undefined
  const actor = actorOf(state)
  const isOver = context.tracker.fight.snapshots.some(({ events }) =>
    events.some(({ event }) => event.kind === 'end-combat'),
  )
  return (
    <div class="fight-turn">
      <p>
        {language.edition === 'srd-5.2.1' ? null : (
          <span class="fight-round">{t(`edition.names.${language.edition}`)}</span>
        )}{' '}
        {name === undefined ? (
          <span>
            {t(Object.keys(state.creatures).length === 0 ? 'where.empty' : isOver ? 'where.over' : 'where.before')}
          </span>
        ) : (
          <>
            <span class="fight-round">{t('where.round', { round: formats.integer(round) })}</span>{' '}
            <span class="fight-current">
              {t(phase.kind === 'turn' ? 'where.turn' : 'where.next', { name: nameOf(context, name) })}
            </span>
          </>
        )}
      </p>
      <span class="fight-turn-buttons">
        <KeyButton
          context={context}
          shortcut="help"
          class="plain fight-help"
          onClick={() => openSheet({ kind: 'help' })}
        >
          {t('keys.show')}
        </KeyButton>
        <KeyButton context={context} shortcut="menu" class="plain" onClick={() => openSheet({ kind: 'menu' })}>
          {t('where.menu')}
        </KeyButton>
      </span>
      {phase.kind === 'no-combat' ? null : (
        <ul class="fight-left">
          {actor?.vitals.life.kind === 'conscious' ? <RemainingActions creature={actor} context={context} /> : null}
        </ul>
      )}
    </div>
  )
}
