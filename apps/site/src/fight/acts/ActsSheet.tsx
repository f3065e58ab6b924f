import { type FightEvent, type FightEventKind, type Legality, legal } from '@rulestone/core'
import type { JSX } from 'preact'
import { endCombat } from '../end/end-combat.ts'
import { type FightContext, nameOf, type SheetId, submitAndClose } from '../fight-context.ts'
import { hasEventKind } from '../fight-editions.ts'
import { currentSnapshot } from '../fight-history.ts'
import { type LogLine, refusalLine } from '../log/event-line.ts'
import { Fold } from '../parts/Fold.tsx'
import { ReasonLine } from '../parts/Reason.tsx'
import { Sheet } from '../Sheet.tsx'
import { choiceLabel } from './choice-label.ts'
import { overruled } from './overruled.ts'
import { Reaction } from './Reaction.tsx'

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
} as const

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

/** What the GM can allow although the rules refuse it. */
function ActsByGm({
  context,
  impossible,
}: {
  readonly context: FightContext
  readonly impossible: readonly Legality[]
}): JSX.Element {
  return (
    <>
      <p class="hint">{context.language.t('overrule.hint')}</p>
      {impossible.flatMap((one) => {
        const allowed = hasEventKind(context.ruleset, one.kind) ? allowedByGm(context, one) : undefined
        return allowed === undefined ? [] : [<Act key={one.kind} context={context} one={allowed} />]
      })}
    </>
  )
}

/** The possible events of those who can act, by their cost, and the reasons against all others. */
function AllActs({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, state, ruleset } = context
  const { t } = language
  const all = legal(ruleset, state)
  const actors = Array.from(new Set(all.map(({ creature }) => creature)))
  return (
    <>
      {actors.map((actor) => {
        const own = all.filter(({ creature }) => creature === actor)
        const impossible = Object.values(GROUPS)
          .flat()
          .flatMap((kind) => own.find((one) => one.kind === kind && !one.possible) ?? [])
        const reasons = new Map<string, { readonly line: LogLine; readonly kinds: FightEventKind[] }>()
        for (const one of impossible) {
          if (one.possible || !hasEventKind(ruleset, one.kind)) continue
          const line = refusalLine(one.because, language)
          const key = `${line.rule} ${line.sentence}`
          const known = reasons.get(key) ?? { line, kinds: [] }
          known.kinds.push(one.kind)
          reasons.set(key, known)
        }
        return (
          <section key={actor}>
            <h3>{nameOf(context, actor)}</h3>
            {Object.entries(GROUPS).map(([group, kinds]) => {
              const possible = kinds.flatMap((kind) => own.find((one) => one.kind === kind && one.possible) ?? [])
              return possible.length === 0 ? null : (
                <div key={group} class="fight-group">
                  <h4>{t(`acts.groups.${group}`)}</h4>
                  {possible.map((one) => (
                    <Act key={one.kind} context={context} one={one} />
                  ))}
                </div>
              )
            })}
            <Fold title={t('acts.not-now')}>
              <ul class="fight-not-now">
                {Array.from(reasons, ([key, { line, kinds }]) => (
                  <li key={key}>
                    <strong>{language.list(kinds.map((kind) => t(`events.${kind}`)))}</strong>
                    <ReasonLine line={line} language={language} />
                  </li>
                ))}
              </ul>
              <Fold title={t('overrule.title')}>
                <ActsByGm context={context} impossible={impossible} />
              </Fold>
            </Fold>
          </section>
        )
      })}
      <div class="fight-group">
        <h3>{t('acts.groups.table')}</h3>
        <button type="button" class="fight-act" onClick={() => context.openSheet({ kind: 'save' })}>
          {t('save.title')}
        </button>
        <button type="button" class="fight-act" onClick={() => context.openSheet({ kind: 'add' })}>
          {t('add.title')}
        </button>
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
