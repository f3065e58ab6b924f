import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useUnits } from '../display/use-units.ts'
import type { RuleLink } from '../library/rule-links.ts'
import type { Strings } from '../shared/make-t.ts'
import { ActsSheet } from './acts/ActsSheet.tsx'
import { AttackSheet } from './acts/AttackSheet.tsx'
import { DiceSheet } from './acts/DiceSheet.tsx'
import { MoveSheet } from './acts/MoveSheet.tsx'
import { RestSheet } from './acts/RestSheet.tsx'
import { SaveSheet } from './acts/SaveSheet.tsx'
import { SpellSheet } from './acts/SpellSheet.tsx'
import { AddSheet } from './creatures/AddSheet.tsx'
import { CreatureSheet } from './creatures/CreatureSheet.tsx'
import { HitPointsSheet } from './creatures/HitPointsSheet.tsx'
import { EditionChoice } from './EditionChoice.tsx'
import { type Edition, rulesetOf } from './fight-editions.ts'
import { tellEvent, tellRefusal } from './log/event-sentence.ts'
import { KeepSheet } from './log/KeepSheet.tsx'
import { Log } from './log/Log.tsx'
import { makeTalk } from './log/talk.ts'
import { InitiativeSheet } from './order/InitiativeSheet.tsx'
import { Order } from './order/Order.tsx'
import { TurnBar } from './order/TurnBar.tsx'
import { Reason } from './Parts.tsx'
import { nameIn, type Open, type Scene } from './scene.ts'
import { now } from './table-moves.ts'
import { useTable } from './use-table.ts'

/** The props of the fight tracker. */
export interface FightProps {
  /** the language for `Intl` */
  readonly tag: string
  readonly strings: Strings
  /** the rules that lines can cite, by id, in each edition */
  readonly rules: Readonly<Record<Edition, Readonly<Record<string, RuleLink>>>>
}

/** The sheet that is open above the tracker. */
function Above({ scene, what }: { readonly scene: Scene; readonly what: Open }): JSX.Element {
  switch (what.kind) {
    case 'add':
      return <AddSheet scene={scene} />
    case 'initiative':
      return <InitiativeSheet scene={scene} />
    case 'attack':
      return <AttackSheet scene={scene} />
    case 'acts':
      return <ActsSheet scene={scene} />
    case 'move':
      return <MoveSheet scene={scene} by={what.by} />
    case 'save':
      return <SaveSheet scene={scene} />
    case 'spell':
      return <SpellSheet scene={scene} />
    case 'rest':
      return <RestSheet scene={scene} />
    case 'keep':
      return <KeepSheet scene={scene} />
    case 'creature':
      return <CreatureSheet scene={scene} id={what.id} />
    case 'hit-points':
      return <HitPointsSheet scene={scene} id={what.id} />
  }
}

/** Round and turn, in one line. */
function Where({ scene }: { readonly scene: Scene }): JSX.Element {
  const { talk, state, open } = scene
  const { t, formats } = talk
  const { phase, round } = state
  const name = phase.kind === 'turn' ? phase.of : phase.kind === 'between-turns' ? phase.next : undefined
  return (
    <div class="fight-where">
      <p>
        {talk.edition === 'srd-5.2.1' ? null : <span class="fight-round">{t(`edition.names.${talk.edition}`)}</span>}{' '}
        {name === undefined ? (
          <span>{t(Object.keys(state.creatures).length === 0 ? 'where.empty' : 'where.before')}</span>
        ) : (
          <>
            <span class="fight-round">{t('where.round', { round: formats.integer(round) })}</span>{' '}
            <span class="fight-whose">
              {t(phase.kind === 'turn' ? 'where.turn' : 'where.next', { name: nameIn(scene, name) })}
            </span>
          </>
        )}
      </p>
      <button type="button" class="plain" onClick={() => open({ kind: 'keep' })}>
        {t('where.menu')}
      </button>
    </div>
  )
}

/** The fight tracker: its state is computed from the acts, played through by the rules. */
export default function Fight({ tag, strings, rules }: FightProps): JSX.Element {
  const [held, actions] = useTable()
  const units = useUnits()
  const { ruleset: edition } = held.table.document
  const talk = useMemo(
    () => makeTalk(tag, strings, rules[edition], edition, units),
    [tag, strings, rules, edition, units],
  )
  const { t } = talk
  const [what, setWhat] = useState<Open>()
  const { table, news, status, asking } = held
  useEffect(() => {
    // The browser looked for the element of the fragment before it was rendered.
    if (status === 'ready') document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [status])
  const scene: Scene = {
    talk,
    held,
    state: now(table).state,
    ruleset: rulesetOf(edition),
    actions,
    open: (next) => {
      actions.putAway()
      setWhat(next)
    },
    close: () => setWhat(undefined),
  }
  const said = useMemo(() => {
    if (news === undefined) return ''
    if (news.kind === 'elsewhere') return t('said.elsewhere')
    if (news.kind === 'refused') return tellRefusal(news.refusal, talk).sentence
    const lines = now(news.table).happened.flatMap((happened) => {
      const { sentence, steps } = tellEvent(happened, talk)
      return [sentence, ...steps.filter(({ isOutcome }) => isOutcome).map((step) => step.sentence)]
    })
    const text = talk.flow(lines)
    return news.kind === 'done' ? text : t(`said.${news.kind}`, { text })
  }, [news, talk])
  return (
    <div class="fight" data-fight={status} data-dice={held.dice}>
      <Where scene={scene} />
      {held.kept ? null : <p class="problem">{t('keep.not-kept')}</p>}
      {held.unreadable === undefined ? null : (
        <p class="problem">
          {t('keep.unreadable')}{' '}
          <button type="button" class="plain" onClick={() => scene.open({ kind: 'keep' })}>
            {t('keep.unreadable-show')}
          </button>
        </p>
      )}
      {Object.keys(scene.state.creatures).length === 0 ? <EditionChoice scene={scene} /> : null}
      <Order scene={scene} />
      {news?.kind === 'refused' && what === undefined ? <Reason refusal={news.refusal} talk={talk} /> : null}
      <TurnBar scene={scene} said={news?.kind === 'refused' ? '' : said} />
      <p class="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
      <Log moments={table.moments} talk={talk} />
      {asking !== undefined ? (
        <DiceSheet scene={scene} />
      ) : what === undefined ? null : (
        <Above scene={scene} what={what} />
      )}
    </div>
  )
}
