import { type Edition, RULESETS } from '@rulestone/core'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useUnits } from '../display/use-units.ts'
import type { RuleLink } from '../library/rule-links.ts'
import type { Strings } from '../shared/make-t.ts'
import { withNoBreakNames } from '../shared/no-break.tsx'
import { whenIdle } from '../shared/when-idle.ts'
import { ActsSheet } from './acts/ActsSheet.tsx'
import { ArmorClassSheet } from './acts/ArmorClassSheet.tsx'
import { AttackSheet } from './acts/AttackSheet.tsx'
import { DiceSheet } from './acts/DiceSheet.tsx'
import { MoveSheet } from './acts/MoveSheet.tsx'
import { Refused } from './acts/Refused.tsx'
import { SaveSheet } from './acts/SaveSheet.tsx'
import { missingArmorClasses } from './armor-class.ts'
import { CreatureSheet } from './creatures/CreatureSheet.tsx'
import { HitPointsSheet } from './creatures/HitPointsSheet.tsx'
import { EditionChoice } from './EditionChoice.tsx'
import { EndSheet } from './end/EndSheet.tsx'
import type { FightContext, SheetId } from './fight-context.ts'
import { currentSnapshot } from './fight-history.ts'
import { ShortcutsSheet } from './keys/ShortcutsSheet.tsx'
import { useFocus } from './keys/use-focus.ts'
import { useShortcuts } from './keys/use-shortcuts.ts'
import { eventLine, refusalLine } from './log/event-line.ts'
import { makeFightLanguage } from './log/fight-language.ts'
import { Log } from './log/Log.tsx'
import { SharedFightSheet } from './menu/SharedFightSheet.tsx'
import { useSharedFight } from './menu/use-shared-fight.ts'
import { InitiativeSheet } from './order/InitiativeSheet.tsx'
import { Order } from './order/Order.tsx'
import { RoundAndTurn } from './order/RoundAndTurn.tsx'
import { TurnBar } from './order/TurnBar.tsx'
import { loadedLater } from './parts/loaded-later.tsx'
import { SampleFight } from './sample/SampleFight.tsx'
import { useFight } from './use-fight.ts'
import { useTop, useWide } from './use-layout.ts'

/** Sheets that the first turn does not need; those of every turn are here already. */
const AddSheet = loadedLater(async () => (await import('./creatures/AddSheet.tsx')).AddSheet)
const MenuSheet = loadedLater(async () => (await import('./menu/MenuSheet.tsx')).MenuSheet)
const RestSheet = loadedLater(async () => (await import('./acts/RestSheet.tsx')).RestSheet)
const SpellSheet = loadedLater(async () => (await import('./acts/SpellSheet.tsx')).SpellSheet)
const SpecialActionSheet = loadedLater(async () => (await import('./acts/SpecialActionSheet.tsx')).SpecialActionSheet)

const LATER = [AddSheet, MenuSheet, RestSheet, SpellSheet, SpecialActionSheet]

/** The props of the fight tracker. */
export interface FightTrackerProps {
  /** the language for `Intl` */
  readonly tag: string
  readonly strings: Strings
  /** the rules that lines can cite, by id, in each edition */
  readonly rules: Readonly<Record<Edition, Readonly<Record<string, RuleLink>>>>
}

/** The sheet that is open above the tracker. */
function OpenSheet({ context, sheet }: { readonly context: FightContext; readonly sheet: SheetId }): JSX.Element {
  switch (sheet.kind) {
    case 'add':
      return <AddSheet context={context} chosen={sheet.creature} />
    case 'initiative':
      return <InitiativeSheet context={context} />
    case 'attack':
      return <AttackSheet context={context} />
    case 'acts':
      return <ActsSheet context={context} />
    case 'move':
      return <MoveSheet context={context} by={sheet.by} />
    case 'save':
      return <SaveSheet context={context} effect={sheet.effect} />
    case 'spell':
      return <SpellSheet context={context} />
    case 'rest':
      return <RestSheet context={context} />
    case 'end':
      return <EndSheet context={context} />
    case 'menu':
      return <MenuSheet context={context} />
    case 'help':
      return <ShortcutsSheet context={context} />
    case 'creature':
      return <CreatureSheet context={context} id={sheet.id} />
    case 'special-action':
      return <SpecialActionSheet key={`${sheet.creature} ${sheet.action}`} context={context} {...sheet} />
    case 'hit-points':
      return <HitPointsSheet context={context} id={sheet.id} />
  }
}

/** The fight tracker: its state is computed from the acts, played through by the rules. */
export default function FightTracker({ tag, strings, rules }: FightTrackerProps): JSX.Element {
  const [tracker, actions] = useFight()
  const units = useUnits()
  const { ruleset: edition } = tracker.fight.document
  const names = Object.keys(currentSnapshot(tracker.fight).state.creatures).join('\n')
  const language = useMemo(() => {
    const known = withNoBreakNames(strings, names.split('\n'))
    return makeFightLanguage(tag, known, { ...rules['srd-5.2.1'], ...rules[edition] }, edition, units)
  }, [tag, strings, names, rules, edition, units])
  const { t } = language
  const [sheet, setSheet] = useState<SheetId>()
  const { fight, lastChange, status, pending } = tracker
  const root = useRef<HTMLDivElement>(null)
  const shortcuts = useShortcuts(root)
  const isWide = useWide()
  useFocus(root)
  useTop(root)
  const [shared, dismissShared] = useSharedFight({
    isReady: status === 'ready',
    isEmpty: fight.document.acts.length === 0,
    open: actions.replace,
  })
  // Once it is open, the tracker needs no connection.
  useEffect(() => {
    whenIdle(() => {
      for (const sheet of LATER) sheet.load()
    })
  }, [])
  useEffect(() => {
    // The browser looked for the element of the fragment before it was rendered.
    if (status === 'ready') document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [status])
  useEffect(() => {
    const creature = new URLSearchParams(location.search).get('add')
    if (status !== 'ready' || creature === null) return
    // A reload does not ask for the creature again.
    history.replaceState(history.state, '', location.pathname + location.hash)
    setSheet({ kind: 'add', creature })
  }, [status])
  const context: FightContext = {
    language,
    tracker,
    state: currentSnapshot(fight).state,
    ruleset: RULESETS[edition],
    actions,
    shortcuts,
    isWide,
    isResting: false,
    openSheet: (next) => {
      actions.clearPending()
      setSheet(next)
    },
    closeSheet: () => setSheet(undefined),
  }
  const withoutArmorClass = pending === undefined ? [] : missingArmorClasses(fight, pending.events)
  const announcement = useMemo(() => {
    if (lastChange === undefined) return ''
    if (lastChange.kind === 'elsewhere') return t('announcements.elsewhere')
    if (lastChange.kind === 'refused') return refusalLine(lastChange.refusal, language).sentence
    const lines = currentSnapshot(lastChange.fight).events.flatMap((logged) => {
      const { sentence, steps, overruled } = eventLine(logged, language)
      return [
        ...(overruled === undefined ? [] : [overruled.sentence]),
        sentence,
        ...steps.filter(({ isOutcome }) => isOutcome).map((step) => step.sentence),
      ]
    })
    const text = language.joinSentences(lines)
    return lastChange.kind === 'done' ? text : t(`announcements.${lastChange.kind}`, { text })
  }, [lastChange, language])
  return (
    <div ref={root} class="fight" data-fight={status} data-dice={tracker.dice}>
      <div class="fight-main">
        <RoundAndTurn context={context} />
        {tracker.isSaved ? null : <p class="problem">{t('menu.not-saved')}</p>}
        {tracker.unreadable === undefined ? null : (
          <p class="problem">
            {t('menu.unreadable')}{' '}
            <button type="button" class="plain" onClick={() => context.openSheet({ kind: 'menu' })}>
              {t('menu.unreadable-show')}
            </button>
          </p>
        )}
        {Object.keys(context.state.creatures).length === 0 ? (
          <>
            <p>{t('description')}</p>
            <SampleFight context={context} />
            <EditionChoice context={context} />
          </>
        ) : null}
        <Order context={context} />
        {lastChange?.kind === 'refused' && sheet === undefined ? (
          <Refused context={context} refusal={lastChange.refusal} events={lastChange.events} />
        ) : null}
        <TurnBar context={context} announcement={lastChange?.kind === 'refused' ? '' : announcement} />
      </div>
      <p class="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
      <Log snapshots={fight.snapshots} language={language} onSummary={() => context.openSheet({ kind: 'end' })} />
      {shared !== undefined ? (
        <SharedFightSheet context={context} shared={shared} dismiss={dismissShared} />
      ) : withoutArmorClass.length > 0 ? (
        <ArmorClassSheet context={context} ids={withoutArmorClass} />
      ) : pending !== undefined ? (
        <DiceSheet context={context} />
      ) : sheet !== undefined ? (
        <OpenSheet context={context} sheet={sheet} />
      ) : isWide && context.state.phase.kind !== 'no-combat' ? (
        <ActsSheet context={{ ...context, isResting: true }} />
      ) : null}
    </div>
  )
}
