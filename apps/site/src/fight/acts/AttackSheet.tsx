import { type Attack, attacksOf, type Creature, distanceFeet, type FightEvent, movementLeftFeet } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import {
  actorOf,
  castingEventKind,
  type FightContext,
  isOut,
  nameOf,
  submitAndClose,
  tryEvents,
} from '../fight-context.ts'
import { attackName } from '../log/fight-language.ts'
import { Flag, Segments, Select } from '../parts/Choices.tsx'
import { Fold } from '../parts/Fold.tsx'
import { LengthField } from '../parts/FormFields.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { Sheet } from '../Sheet.tsx'
import { typedFeet } from '../typed-figures.ts'
import { Odds } from './Odds.tsx'
import { Refused } from './Refused.tsx'

const COVERS = ['none', 'half', 'three-quarters', 'total'] as const
const SIGHTS = ['usual', 'target-unseen', 'attacker-unseen'] as const

/** A spell that makes attack rolls has to be cast first. */
const castsFirst = (attacker: Creature, attack: Attack): boolean =>
  attack.by === 'spell' && attacker.spent.spellAttacksLeft === 0

/** The range of an attack, in feet. */
const reachOf = (attack: Attack): number =>
  Math.max(attack.kinds.includes('melee') ? attack.reachFeet : 0, attack.longFeet ?? attack.rangeFeet ?? 0)

/** An attack of the creature whose turn it is: target, attack and distance; and the reason if it is not possible. */
export function AttackSheet({ context }: { readonly context: FightContext }): JSX.Element | null {
  const { language, state, ruleset } = context
  const { t, units, length } = language
  const attacker = actorOf(state)
  const targets = Object.values(state.creatures).filter((one) => one.id !== attacker?.id && !isOut(one))
  const rank = ({ id, side, vitals }: Creature): number =>
    (side === attacker?.side ? 2_000_000 : 0) +
    (vitals.life.kind === 'conscious' ? 0 : 1_000_000) +
    (attacker === undefined ? 0 : distanceFeet(state, attacker.id, id))
  const sorted = targets.toSorted((one, other) => rank(one) - rank(other))
  const attacks = attacker === undefined ? [] : attacksOf({ ruleset }, attacker)
  const [target, setTarget] = useState(sorted[0]?.id ?? '')
  const [attackId, setAttack] = useState(attacks[0]?.id ?? '')
  const [feet, setFeet] = useState<string>()
  const [cover, setCover] = useState<(typeof COVERS)[number]>('none')
  const [sight, setSight] = useState<(typeof SIGHTS)[number]>('usual')
  const [spares, setSpares] = useState(false)
  const attack = attacks.find(({ id }) => id === attackId)
  if (attacker === undefined || attack === undefined || state.creatures[target] === undefined) {
    return (
      <Sheet context={context} title={t('events.attack')} closing={t('close')}>
        <p>{t(attack === undefined ? 'attack.nothing' : 'attack.nobody')}</p>
      </Sheet>
    )
  }
  const { id } = attacker
  const known = distanceFeet(state, id, target)
  const enteredFeet = feet === undefined ? known : typedFeet(feet, units)
  const attackEvent = {
    kind: 'attack',
    creature: id,
    target,
    attack: attack.id,
    ...(cover === 'none' ? {} : { cover }),
    ...(sight === 'usual'
      ? {}
      : {
          sight: {
            targetSeen: sight !== 'target-unseen',
            attackerSeen: sight !== 'attacker-unseen',
            attackerHidden: false,
          },
        }),
    ...(spares ? { spares: true } : {}),
  } as const
  const casts = castsFirst(attacker, attack)
  // If a casting can be disrupted, it is not known yet whether there will be an attack.
  const isUnsure = casts && ruleset.spellDisruption.kind !== 'none'
  const attackFrom = (distance: number): FightEvent[] => [
    ...(casts
      ? [
          {
            kind: castingEventKind(context),
            creature: id,
            effect: attack.id,
            level: 0,
            attackRolls: 1,
            nearestTargetFeet: distance,
          } as const,
        ]
      : []),
    ...(isUnsure ? [] : [attackEvent]),
  ]
  const eventsAt = (distance: number): FightEvent[] => [
    ...(distance === known ? [] : [{ kind: 'set-distance', creature: id, target, feet: distance } as const]),
    ...attackFrom(distance),
  ]
  const events = eventsAt(enteredFeet ?? known)
  const attempt = tryEvents(context, events)
  const reach = reachOf(attack)
  const missingFeet = (enteredFeet ?? known) - reach
  const isFar = !attempt.ok && attempt.error.code === 'out-of-range' && missingFeet > 0
  const left = movementLeftFeet({ ruleset, state }, attacker)
  const walkEvents: FightEvent[] = [
    ...(enteredFeet === undefined || enteredFeet === known
      ? []
      : [{ kind: 'set-distance', creature: id, target, feet: enteredFeet } as const]),
    {
      kind: 'move',
      creature: id,
      legs: [{ kind: 'feet', feet: missingFeet, distances: [{ to: target, feet: reach }], difficult: false }],
    },
  ]
  const walkAndAttack = [...walkEvents, ...attackFrom(reach)]
  // A move that lets somebody react first is done without the attack.
  const walkOrBoth = tryEvents(context, walkAndAttack).ok ? walkAndAttack : walkEvents
  return (
    <Sheet context={context} title={t('attack.title', { who: nameOf(context, id) })} closing={t('close')}>
      <SheetForm disabled={!attempt.ok || enteredFeet === undefined} onSubmit={() => submitAndClose(context, events)}>
        <Segments
          label={t('attack.target')}
          name="target"
          value={target}
          options={sorted.map((one) => [one.id, nameOf(context, one.id)] as const)}
          onChange={(one) => {
            setTarget(one)
            setFeet(undefined)
          }}
        />
        <Segments
          label={t('attack.with')}
          name="attack"
          value={attack.id}
          options={attacks.map((one) => [one.id, attackName(one.id, language)] as const)}
          onChange={setAttack}
        />
        <LengthField language={language} label="attack.distance" typed={feet} feet={known} onChange={setFeet} />
        <Fold title={t('attack.more')}>
          <Select
            label={t('attack.cover')}
            value={cover}
            options={COVERS.map((one) => [one, t(`covers.${one}`)] as const)}
            onChange={setCover}
          />
          <Select
            label={t('attack.sight')}
            value={sight}
            options={SIGHTS.map((one) => [one, t(`sights.${one}`)] as const)}
            onChange={setSight}
          />
          <Flag label={t('attack.spares')} checked={spares} onChange={setSpares} />
        </Fold>
        <Odds context={context} events={isFar ? eventsAt(reach) : events} />
        {attempt.ok ? null : <Refused context={context} refusal={attempt.error} events={events} />}
        {isFar ? (
          <div class="fight-ways">
            {missingFeet <= left ? (
              <button type="button" class="live strong" onClick={() => submitAndClose(context, walkOrBoth)}>
                {t(walkOrBoth === walkEvents ? 'attack.walk-only' : 'attack.walk', { feet: length(missingFeet) })}
              </button>
            ) : null}
            <button type="button" class="live" onClick={() => submitAndClose(context, eventsAt(reach))}>
              {t('attack.near', { feet: length(reach) })}
            </button>
          </div>
        ) : (
          <button type="submit" class="live strong" disabled={!attempt.ok || enteredFeet === undefined}>
            {t(isUnsure ? 'spell.do' : 'attack.do')}
          </button>
        )}
      </SheetForm>
    </Sheet>
  )
}
