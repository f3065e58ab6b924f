import type { JSX } from 'preact'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { actorOf, canAct, type FightContext, nameOf } from '../fight-context.ts'
import { hasBegun } from '../fight-history.ts'

/** The actions on a turn: available ones come first. The key is the index, so that the focus stays in its place. */
function ActButtons({
  context,
  attackFirst,
}: {
  readonly context: FightContext
  readonly attackFirst: boolean
}): JSX.Element {
  const { language, openSheet } = context
  const kinds = attackFirst ? (['attack', 'acts'] as const) : (['acts', 'attack'] as const)
  return (
    <>
      {kinds.map((kind, place) => (
        <button key={place} type="button" onClick={() => openSheet({ kind })}>
          {language.t(`bar.${kind}`)}
        </button>
      ))}
    </>
  )
}

/** The main actions of the moment. */
function MainButtons({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, tracker, state, actions, openSheet } = context
  const { t } = language
  const { phase, offers, creatures } = state
  const [offer] = offers
  if (Object.keys(creatures).length === 0) {
    return (
      <button type="button" class="main" onClick={() => openSheet({ kind: 'add' })}>
        {t('bar.add-first')}
      </button>
    )
  }
  if (phase.kind === 'no-combat') {
    return (
      <>
        <button type="button" onClick={() => openSheet({ kind: 'add' })}>
          {t('bar.add')}
        </button>
        {hasBegun(tracker.fight) ? (
          <button type="button" onClick={() => openSheet({ kind: 'rest' })}>
            {t('bar.rest')}
          </button>
        ) : null}
        <button type="button" class="main" onClick={() => openSheet({ kind: 'initiative' })}>
          {t('bar.initiative')}
        </button>
      </>
    )
  }
  if (offer !== undefined) {
    return (
      <>
        <button type="button" class="main" onClick={() => openSheet({ kind: 'acts' })}>
          {t('bar.react', { name: nameOf(context, offer.by) })}
        </button>
        <button type="button" onClick={() => actions.submit([{ kind: 'decline', creature: offer.by }])}>
          {t('bar.decline')}
        </button>
      </>
    )
  }
  if (phase.kind === 'between-turns') {
    return (
      <>
        <button type="button" onClick={() => openSheet({ kind: 'acts' })}>
          {t('bar.acts')}
        </button>
        <button
          type="button"
          class="main"
          onClick={() => actions.submit([{ kind: 'begin-turn', creature: phase.next }])}
        >
          {t('bar.begin', { name: nameOf(context, phase.next) })}
        </button>
      </>
    )
  }
  const actor = actorOf(state)
  const isDue = actor?.spent.deathSaveDue === true
  return (
    <>
      {isDue ? (
        <button type="button" class="main" onClick={() => actions.submit([{ kind: 'death-save', creature: phase.of }])}>
          {t('bar.death-save')}
        </button>
      ) : (
        <ActButtons context={context} attackFirst={actor !== undefined && canAct(actor)} />
      )}
      <button
        type="button"
        class={isDue ? undefined : 'main'}
        onClick={() => actions.submit([{ kind: 'end-turn', creature: phase.of }])}
      >
        {t('bar.next')}
      </button>
    </>
  )
}

interface TurnBarProps {
  readonly context: FightContext
  /** the last log entry */
  readonly announcement: string
}

/** The bar at the bottom: the last log entry, undo and redo, and the main actions of the moment. */
export function TurnBar({ context, announcement }: TurnBarProps): JSX.Element {
  const { language, tracker, actions } = context
  const { t } = language
  const { acts, done } = tracker.fight.document
  return (
    <div class="fight-foot">
      <p class="fight-last" aria-hidden="true">
        {noBreakNodes(announcement, t)}
      </p>
      <div class="fight-turn-bar" role="toolbar" aria-label={t('bar.title')}>
        <button type="button" class="step" aria-label={t('bar.undo')} disabled={done === 0} onClick={actions.undo}>
          ↶
        </button>
        <button
          type="button"
          class="step"
          aria-label={t('bar.redo')}
          disabled={done === acts.length}
          onClick={actions.redo}
        >
          ↷
        </button>
        <MainButtons context={context} />
      </div>
    </div>
  )
}
