import {
  type Creature,
  type FightEvent,
  type FightEventKind,
  type Legality,
  legal,
  type Refusal,
  type SpecialAction,
} from '@rulestone/core'
import type { JSX } from 'preact'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { endCombat } from '../end/end-combat.ts'
import { type FightContext, nameOf, type SheetId, submitAndClose } from '../fight-context.ts'
import { hasEventKind } from '../fight-editions.ts'
import { currentSnapshot } from '../fight-history.ts'
import { KeyButton } from '../keys/KeyButton.tsx'
import { type LogLine, refusalLine } from '../log/event-line.ts'
import { attackName } from '../log/fight-language.ts'
import { Fold } from '../parts/Fold.tsx'
import { MultiattackLeft } from '../parts/MultiattackLeft.tsx'
import { ReasonLine } from '../parts/Reason.tsx'
import { Sheet } from '../Sheet.tsx'
import { legendaryActors, ownObstacle } from '../special-actions.ts'
import { choiceLabel } from './choice-label.ts'
import { overruled } from './overruled.ts'
import { Reaction } from './Reaction.tsx'
import { specialFacts } from './special-facts.ts'

/** The events of a creature by their cost, in the order of play. */
const GROUPS = {
  action: [
    ...['attack', 'magic', 'cast-a-spell', 'dash', 'hustle', 'disengage', 'dodge', 'help', 'hide', 'ready', 'grapple'],
    ...[
      'shove',
      'escape',
      'coup-de-grace',
      'stabilize',
      'search',
      'study',
      'influence',
      'utilize',
      'use-an-object',
      'use-an-item',
    ],
    'improvise',
  ],
  'bonus-action': ['two-weapon-attack'],
  movement: ['move', 'stand-up', 'drop-prone', 'mount', 'dismount'],
  free: ['interact', 'release', 'end-concentration'],
  reaction: ['opportunity-attack', 'trigger-readied', 'decline'],
  'legendary-action': [],
} as const satisfies Readonly<Record<string, readonly FightEventKind[]>>

/** Events with a sheet of their own. */
const SHEETS: Partial<Readonly<Record<FightEventKind, SheetId>>> = {
  attack: { kind: 'attack' },
  magic: { kind: 'spell' },
  'cast-a-spell': { kind: 'spell' },
  move: { kind: 'move', by: 'move' },
  hustle: { kind: 'move', by: 'hustle' },
}

interface ActProps {
  readonly context: FightContext
  readonly one: Pick<Legality, 'kind' | 'events'>
}

/** An event: a button if there is nothing to choose, otherwise its choices. */
function Act({ context, one }: ActProps): JSX.Element {
  const { t } = context.language
  const name = t(`events.${one.kind}`)
  const moves = one.kind === 'disengage' && context.ruleset.disengage.covers === 'own-move'
  const sheet: SheetId | undefined = moves ? { kind: 'move', by: 'disengage' } : SHEETS[one.kind]
  const choices = new Map<string, FightEvent>()
  for (const event of one.events) {
    const label = choiceLabel(event, context.language)
    if (!choices.has(label)) choices.set(label, event)
  }
  const [[label = '', only] = []] = choices
  if (sheet !== undefined) {
    return (
      <button type="button" class="fight-act" onClick={() => context.openSheet(sheet)}>
        {name}
      </button>
    )
  }
  if (choices.size === 1 && only !== undefined) {
    return (
      <button type="button" class="fight-act" onClick={() => submitAndClose(context, [only])}>
        {label === '' ? name : t('acts.one', { act: name, choice: label })}
      </button>
    )
  }
  return (
    <Fold title={name}>
      <div class="fight-choices">
        {Array.from(choices, ([text, event]) => (
          <button key={text} type="button" class="fight-act" onClick={() => submitAndClose(context, [event])}>
            {text}
          </button>
        ))}
      </div>
    </Fold>
  )
}

/** An event that the rules refuse, with the GM's word for each choice; undefined if that would mean nothing. */
function allowedByGm(context: FightContext, one: Legality): ActProps['one'] | undefined {
  if (SHEETS[one.kind] !== undefined) return one
  const snapshot = currentSnapshot(context.tracker.fight)
  const events = one.events.flatMap((event) => overruled(snapshot, [event]) ?? [])
  return events.length === 0 ? undefined : { kind: one.kind, events }
}

/** The special actions of a stat block: each opens its sheet, with its figures below its name. */
const SpecialActs = ({
  context,
  creature,
  actions,
}: {
  readonly context: FightContext
  readonly creature: Creature
  readonly actions: readonly SpecialAction[]
}): JSX.Element => (
  <>
    {actions.map((action) => (
      <button
        key={action.id}
        type="button"
        class="fight-act"
        onClick={() => context.openSheet({ kind: 'special-action', creature: creature.id, action: action.id })}
      >
        <span>{attackName(action.id, context.language)}</span>
        <span class="hint">
          {noBreakNodes(
            context.language.joinFigures(specialFacts(creature, action, context.language)),
            context.language.t,
          )}
        </span>
      </button>
    ))}
  </>
)

/** The creatures that could use a Reaction of their stat block now, besides those that act. */
function ReactionsOfStatBlocks({
  context,
  actors,
}: {
  readonly context: FightContext
  readonly actors: readonly string[]
}): JSX.Element {
  const { state, language } = context
  const others = Object.values(state.creatures).flatMap((creature) => {
    const actions = (creature.specialActions ?? []).filter(
      (one) => one.takes === 'reaction' && ownObstacle(context, creature.id, one) === undefined,
    )
    return actions.length === 0 || actors.includes(creature.id) ? [] : [{ creature, actions }]
  })
  return (
    <>
      {others.map(({ creature, actions }) => (
        <section key={creature.id}>
          <h3>{nameOf(context, creature.id)}</h3>
          <div class="fight-group">
            <h4>{language.t('acts.groups.reaction')}</h4>
            <SpecialActs context={context} creature={creature} actions={actions} />
          </div>
        </section>
      ))}
    </>
  )
}

/** What the GM can allow although the rules refuse it. */
function ActsByGm({
  context,
  impossible,
  creature,
  actions,
}: {
  readonly context: FightContext
  readonly impossible: readonly Legality[]
  readonly creature: Creature
  readonly actions: readonly SpecialAction[]
}): JSX.Element {
  return (
    <>
      <p class="hint">{context.language.t('overrule.hint')}</p>
      {impossible.flatMap((one) => {
        const allowed = hasEventKind(context.ruleset, one.kind) ? allowedByGm(context, one) : undefined
        return allowed === undefined ? [] : [<Act key={one.kind} context={context} one={allowed} />]
      })}
      <SpecialActs context={context} creature={creature} actions={actions} />
    </>
  )
}

/** The possible events of those who can act, by their cost, and the reasons against all others. */
function AllActs({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, state, ruleset } = context
  const { t } = language
  const all = legal(ruleset, state)
  const legendary = legendaryActors(context).map(({ id }) => id)
  const actors = Array.from(new Set([...legendary, ...all.map(({ creature }) => creature)]))
  return (
    <>
      {actors.map((actor) => {
        const own = all.filter(({ creature }) => creature === actor)
        const impossible = Object.values(GROUPS)
          .flat()
          .flatMap((kind) => own.find((one) => one.kind === kind && !one.possible) ?? [])
        const creature = state.creatures[actor]
        if (creature === undefined) return null
        const special = (creature.specialActions ?? []).map((action) => ({
          action,
          because: ownObstacle(context, actor, action),
        }))
        const usable = special.flatMap(({ action, because }) => (because === undefined ? [action] : []))
        const reasons = new Map<string, { readonly line: LogLine; readonly names: string[] }>()
        const giveReason = (name: string, because: Refusal): void => {
          const line = refusalLine(because, language)
          const key = `${line.rule} ${line.sentence}`
          const known = reasons.get(key) ?? { line, names: [] }
          known.names.push(name)
          reasons.set(key, known)
        }
        for (const one of impossible) {
          if (!one.possible && hasEventKind(ruleset, one.kind)) giveReason(t(`events.${one.kind}`), one.because)
        }
        for (const { action, because } of special) {
          if (because !== undefined) giveReason(attackName(action.id, language), because)
        }
        return (
          <section key={actor}>
            <h3>{nameOf(context, actor)}</h3>
            <MultiattackLeft creature={creature} language={language} />
            {Object.entries(GROUPS).map(([group, kinds]) => {
              const possible = kinds.flatMap(
                (kind) => all.find((one) => one.creature === actor && one.kind === kind && one.possible) ?? [],
              )
              const own = usable.filter(({ takes }) => takes === group)
              return possible.length + own.length === 0 ? null : (
                <div key={group} class="fight-group">
                  <h4>{t(`acts.groups.${group}`)}</h4>
                  {possible.map((one) => (
                    <Act key={one.kind} context={context} one={one} />
                  ))}
                  <SpecialActs context={context} creature={creature} actions={own} />
                </div>
              )
            })}
            <Fold title={t('acts.not-now')}>
              <ul class="fight-not-now">
                {Array.from(reasons, ([key, { line, names }]) => (
                  <li key={key}>
                    <strong>{language.list(names)}</strong>
                    <ReasonLine line={line} language={language} />
                  </li>
                ))}
              </ul>
              <Fold title={t('overrule.title')}>
                <ActsByGm
                  context={context}
                  impossible={impossible}
                  creature={creature}
                  actions={special.flatMap(({ action, because }) => (because === undefined ? [] : [action]))}
                />
              </Fold>
            </Fold>
          </section>
        )
      })}
      <ReactionsOfStatBlocks context={context} actors={actors} />
      <div class="fight-group">
        <h3>{t('acts.groups.table')}</h3>
        <button type="button" class="fight-act" onClick={() => context.openSheet({ kind: 'save' })}>
          {t('save.title')}
        </button>
        <KeyButton
          context={context}
          shortcut="add"
          class="fight-act"
          onClick={() => context.openSheet({ kind: 'add' })}
        >
          {t('add.title')}
        </KeyButton>
        <button type="button" class="fight-act" onClick={() => endCombat(context)}>
          {t('events.end-combat')}
        </button>
      </div>
    </>
  )
}

/** The possible events, and the reasons against all others; a Reaction that is offered comes first. */
export function ActsSheet({ context }: { readonly context: FightContext }): JSX.Element {
  const { t } = context.language
  const [offer] = context.state.offers
  if (offer === undefined) {
    return (
      <Sheet context={context} title={t('acts.title')} closing={t('close')}>
        <AllActs context={context} />
      </Sheet>
    )
  }
  return (
    <Sheet context={context} title={t('bar.react', { name: nameOf(context, offer.by) })} closing={t('close')}>
      <Reaction key={offer.by} context={context} />
      <Fold title={t('acts.title')}>
        <AllActs context={context} />
      </Fold>
    </Sheet>
  )
}
