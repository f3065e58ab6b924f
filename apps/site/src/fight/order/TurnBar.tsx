import type { JSX } from 'preact'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { actorOf, canAct, nameIn, type Scene } from '../scene.ts'
import { hasBegun } from '../table-moves.ts'

/** The actions on a turn: available ones come first. The key is the index, so that the focus stays in its place. */
function Acts({ scene, attackFirst }: { readonly scene: Scene; readonly attackFirst: boolean }): JSX.Element {
  const { talk, open } = scene
  const kinds = attackFirst ? (['attack', 'acts'] as const) : (['acts', 'attack'] as const)
  return (
    <>
      {kinds.map((kind, place) => (
        <button key={place} type="button" onClick={() => open({ kind })}>
          {talk.t(`bar.${kind}`)}
        </button>
      ))}
    </>
  )
}

/** The main actions of the moment. */
function Main({ scene }: { readonly scene: Scene }): JSX.Element {
  const { talk, held, state, actions, open } = scene
  const { t } = talk
  const { phase, offers, creatures } = state
  const [offer] = offers
  if (Object.keys(creatures).length === 0) {
    return (
      <button type="button" class="main" onClick={() => open({ kind: 'add' })}>
        {t('bar.add-first')}
      </button>
    )
  }
  if (phase.kind === 'no-combat') {
    return (
      <>
        <button type="button" onClick={() => open({ kind: 'add' })}>
          {t('bar.add')}
        </button>
        {hasBegun(held.table) ? (
          <button type="button" onClick={() => open({ kind: 'rest' })}>
            {t('bar.rest')}
          </button>
        ) : null}
        <button type="button" class="main" onClick={() => open({ kind: 'initiative' })}>
          {t('bar.initiative')}
        </button>
      </>
    )
  }
  if (offer !== undefined) {
    return (
      <>
        <button type="button" class="main" onClick={() => open({ kind: 'acts' })}>
          {t('bar.react', { name: nameIn(scene, offer.by) })}
        </button>
        <button type="button" onClick={() => actions.propose([{ kind: 'decline', creature: offer.by }])}>
          {t('bar.decline')}
        </button>
      </>
    )
  }
  if (phase.kind === 'between-turns') {
    return (
      <>
        <button type="button" onClick={() => open({ kind: 'acts' })}>
          {t('bar.acts')}
        </button>
        <button
          type="button"
          class="main"
          onClick={() => actions.propose([{ kind: 'begin-turn', creature: phase.next }])}
        >
          {t('bar.begin', { name: nameIn(scene, phase.next) })}
        </button>
      </>
    )
  }
  const actor = actorOf(state)
  const isDue = actor?.spent.deathSaveDue === true
  return (
    <>
      {isDue ? (
        <button
          type="button"
          class="main"
          onClick={() => actions.propose([{ kind: 'death-save', creature: phase.of }])}
        >
          {t('bar.death-save')}
        </button>
      ) : (
        <Acts scene={scene} attackFirst={actor !== undefined && canAct(actor)} />
      )}
      <button
        type="button"
        class={isDue ? undefined : 'main'}
        onClick={() => actions.propose([{ kind: 'end-turn', creature: phase.of }])}
      >
        {t('bar.next')}
      </button>
    </>
  )
}

interface TurnBarProps {
  readonly scene: Scene
  /** the last log entry */
  readonly said: string
}

/** The bar at the bottom: the last log entry, undo and redo, and the main actions of the moment. */
export function TurnBar({ scene, said }: TurnBarProps): JSX.Element {
  const { talk, held, actions } = scene
  const { t } = talk
  const { acts, done } = held.table.document
  return (
    <div class="fight-foot">
      <p class="fight-last" aria-hidden="true">
        {noBreakNodes(said, t)}
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
        <Main scene={scene} />
      </div>
    </div>
  )
}
