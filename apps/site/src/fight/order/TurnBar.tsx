import type { ComponentChildren, JSX } from 'preact'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { likelyAttack } from '../acts/attack-plan.ts'
import { hitChance } from '../acts/Odds.tsx'
import { EndOffer } from '../end/EndOffer.tsx'
import { actorOf, canAct, type FightContext, nameOf, submitFromBar } from '../fight-context.ts'
import { hasBegun } from '../fight-history.ts'
import { moveFocus } from '../keys/arrow-focus.ts'
import { KeyButton } from '../keys/KeyButton.tsx'
import type { ShortcutId } from '../keys/shortcuts.ts'
import { attackName } from '../log/fight-language.ts'
import { legendaryActors, legendaryLeft } from '../special-actions.ts'

interface BarButtonProps {
  readonly context: FightContext
  readonly shortcut: ShortcutId
  readonly isMain?: boolean
  readonly isDisabled?: boolean
  readonly label?: string
  readonly onClick: () => void
  readonly children: ComponentChildren
}

/** A button of the bar. Its class names its place, which never changes. */
const BarButton = ({ isMain = false, shortcut, ...rest }: BarButtonProps): JSX.Element => (
  <KeyButton {...rest} shortcut={shortcut} class={`for-${shortcut}${isMain ? ' main' : ''}`} />
)

/** The likely attack, in one press; if there is none, a press opens the sheet of attacks. */
function AttackNow({ context, isMain }: { readonly context: FightContext; readonly isMain: boolean }): JSX.Element {
  const { language, openSheet } = context
  const { t, length, joinFigures } = language
  const plan = likelyAttack(context)
  if (plan === undefined) {
    return (
      <BarButton
        context={context}
        shortcut="attack-now"
        isDisabled={!isMain}
        isMain={isMain}
        onClick={() => openSheet({ kind: 'attack' })}
      >
        <span>{t('bar.attack')}</span>
      </BarButton>
    )
  }
  const { target, attack, walkFeet, onlyWalks, events } = plan
  return (
    <BarButton context={context} shortcut="attack-now" isMain onClick={() => submitFromBar(context, events)}>
      <span>
        {onlyWalks
          ? t('bar.walk-to', { name: nameOf(context, target) })
          : t('bar.attack-now', { name: nameOf(context, target) })}
        <span class="fight-with">
          {joinFigures([
            ...(onlyWalks ? [] : [hitChance(context, events) ?? t('row.ac', { ac: '?' })]),
            ...(walkFeet > 0 ? [t('attack.walk-only', { feet: length(walkFeet) })] : []),
            ...(onlyWalks ? [] : [attackName(attack, language)]),
          ])}
        </span>
      </span>
    </BarButton>
  )
}

/** The acts of a turn: attack now, another attack, other acts, next turn. */
function TurnButtons({ context, of }: { readonly context: FightContext; readonly of: string }): JSX.Element {
  const { language, state, openSheet } = context
  const { t } = language
  const actor = actorOf(state)
  const isDue = actor?.spent.deathSaveDue === true
  const attacks = actor !== undefined && canAct(actor)
  return (
    <>
      {isDue ? (
        <BarButton
          context={context}
          shortcut="attack-now"
          isMain
          onClick={() => submitFromBar(context, [{ kind: 'death-save', creature: of }])}
        >
          {t('bar.death-save')}
        </BarButton>
      ) : (
        <AttackNow context={context} isMain={attacks} />
      )}
      <BarButton
        context={context}
        shortcut="attack"
        label={t('bar.attack-other')}
        onClick={() => openSheet({ kind: 'attack' })}
      >
        …
      </BarButton>
      <BarButton context={context} shortcut="acts" onClick={() => openSheet({ kind: 'acts' })}>
        {t('bar.acts')}
      </BarButton>
      <BarButton
        context={context}
        shortcut="next"
        isMain={!isDue && !attacks}
        onClick={() => submitFromBar(context, [{ kind: 'end-turn', creature: of }])}
      >
        {t('bar.next')}
      </BarButton>
    </>
  )
}

/** The main actions of the moment. */
function MainButtons({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, tracker, state, openSheet } = context
  const { t } = language
  const { phase, offers, creatures } = state
  const [offer] = offers
  const isEmpty = Object.keys(creatures).length === 0
  if (phase.kind === 'no-combat') {
    return (
      <>
        <BarButton context={context} shortcut="add" isMain={isEmpty} onClick={() => openSheet({ kind: 'add' })}>
          {t(isEmpty ? 'bar.add-first' : 'bar.add')}
        </BarButton>
        {hasBegun(tracker.fight) ? (
          <button type="button" onClick={() => openSheet({ kind: 'rest' })}>
            {t('bar.rest')}
          </button>
        ) : null}
        {isEmpty ? null : (
          <BarButton context={context} shortcut="initiative" isMain onClick={() => openSheet({ kind: 'initiative' })}>
            {t('bar.initiative')}
          </BarButton>
        )}
      </>
    )
  }
  if (offer !== undefined) {
    return (
      <>
        <BarButton context={context} shortcut="acts" isMain onClick={() => openSheet({ kind: 'acts' })}>
          {t('bar.react', { name: nameOf(context, offer.by) })}
        </BarButton>
        <BarButton
          context={context}
          shortcut="next"
          onClick={() => submitFromBar(context, [{ kind: 'decline', creature: offer.by }])}
        >
          {t('bar.decline')}
        </BarButton>
      </>
    )
  }
  if (phase.kind === 'between-turns') {
    const [legendary] = legendaryActors(context)
    return (
      <>
        <BarButton context={context} shortcut="acts" onClick={() => openSheet({ kind: 'acts' })}>
          {legendary === undefined ? (
            t('bar.acts')
          ) : (
            <span>
              {nameOf(context, legendary.id)}
              <span class="fight-with">
                {noBreakNodes(
                  t('bar.legendary', { count: legendaryLeft(legendary), total: legendary.legendaryUses ?? 0 }),
                  t,
                )}
              </span>
            </span>
          )}
        </BarButton>
        <BarButton
          context={context}
          shortcut="next"
          isMain
          onClick={() => submitFromBar(context, [{ kind: 'begin-turn', creature: phase.next }])}
        >
          {t('bar.begin', { name: nameOf(context, phase.next) })}
        </BarButton>
      </>
    )
  }
  return <TurnButtons context={context} of={phase.of} />
}

interface TurnBarProps {
  readonly context: FightContext
  /** the last log entry */
  readonly announcement: string
}

/** The bar at the bottom: the last log entry with undo and redo, and the main actions of the moment. */
export function TurnBar({ context, announcement }: TurnBarProps): JSX.Element {
  const { language, tracker, actions, openSheet } = context
  const { t } = language
  const { acts, done } = tracker.fight.document
  return (
    <div
      class="fight-bar"
      role="toolbar"
      aria-label={t('bar.title')}
      onKeyDown={(event) =>
        moveFocus(event, 'horizontal', Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button')))
      }
    >
      <EndOffer context={context} />
      <div class="fight-bar-last">
        <p aria-hidden="true">{noBreakNodes(announcement, t)}</p>
        <BarButton
          context={context}
          shortcut="undo"
          label={t('bar.undo')}
          isDisabled={done === 0}
          onClick={() => {
            openSheet(undefined)
            actions.undo()
          }}
        >
          ↶
        </BarButton>
        <BarButton
          context={context}
          shortcut="redo"
          label={t('bar.redo')}
          isDisabled={done === acts.length}
          onClick={() => {
            openSheet(undefined)
            actions.redo()
          }}
        >
          ↷
        </BarButton>
      </div>
      <div class="fight-bar-acts">
        <MainButtons context={context} />
      </div>
    </div>
  )
}
