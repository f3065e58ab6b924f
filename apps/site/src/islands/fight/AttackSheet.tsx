import {
  type Attack,
  attacksOf,
  type Creature,
  distanceFeet,
  type FightEvent,
  movementLeftFeet,
  srd521,
} from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { moveOn } from '../../lib/fight/moments.ts'
import { now } from '../../lib/fight/table-moves.ts'
import { attackName } from '../../lib/fight/talk.ts'
import { Flag, Fold, Reason, Segments, Select, TextField, wholeNumber } from './Parts.tsx'
import { Sheet } from './Sheet.tsx'
import { actorOf, doAndClose, isOut, nameIn, type Scene } from './scene.ts'

const COVERS = ['none', 'half', 'three-quarters', 'total'] as const
const SIGHTS = ['usual', 'target-unseen', 'attacker-unseen'] as const

/** The whole of an attack: a spell that makes attack rolls is cast first. */
function attackEvents(
  attacker: Creature,
  attack: Attack,
  strike: Extract<FightEvent, { kind: 'attack' }>,
): FightEvent[] {
  const casts = attack.by === 'spell' && attacker.spent.spellAttacksLeft === 0
  const spell = { kind: 'magic', creature: attacker.id, effect: attack.id, level: 0, attackRolls: 1 } as const
  return casts ? [spell, strike] : [strike]
}

/** How far an attack goes. */
const reachOf = (attack: Attack): number =>
  Math.max(attack.kinds.includes('melee') ? attack.reachFeet : 0, attack.longFeet ?? attack.rangeFeet ?? 0)

/** An attack of the creature whose turn it is: whom, with what, from how far; and why not, if not. */
export function AttackSheet({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { talk, held, state } = scene
  const { t, formats } = talk
  const attacker = actorOf(state)
  const targets = Object.values(state.creatures).filter((one) => one.id !== attacker?.id && !isOut(one))
  const foes = targets.filter(({ side }) => side !== attacker?.side)
  const sorted = [...foes, ...targets.filter((one) => !foes.includes(one))]
  const attacks = attacker === undefined ? [] : attacksOf({ ruleset: srd521 }, attacker)
  const [target, setTarget] = useState(sorted[0]?.id ?? '')
  const [attackId, setAttack] = useState(attacks[0]?.id ?? '')
  const [feet, setFeet] = useState<string>()
  const [cover, setCover] = useState<(typeof COVERS)[number]>('none')
  const [sight, setSight] = useState<(typeof SIGHTS)[number]>('usual')
  const [spares, setSpares] = useState(false)
  const attack = attacks.find(({ id }) => id === attackId)
  if (attacker === undefined || attack === undefined || state.creatures[target] === undefined) {
    return (
      <Sheet scene={scene} title={t('events.attack')} closing={t('close')}>
        <p>{t('attack.nobody')}</p>
      </Sheet>
    )
  }
  const { id } = attacker
  const known = distanceFeet(state, id, target)
  const told = feet === undefined ? known : wholeNumber(feet)
  const strike = {
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
  const at = (distance: number): FightEvent[] => [
    ...(distance === known ? [] : [{ kind: 'set-distance', creature: id, target, feet: distance } as const]),
    ...attackEvents(attacker, attack, strike),
  ]
  const events = at(told ?? known)
  const tried = moveOn(now(held.table), { events }, () => 0)
  const reach = reachOf(attack)
  const way = (told ?? known) - reach
  const isFar = !tried.ok && tried.error.code === 'out-of-range' && way > 0
  const left = movementLeftFeet({ ruleset: srd521, state }, attacker)
  const walk: FightEvent[] = [
    ...(told === undefined || told === known
      ? []
      : [{ kind: 'set-distance', creature: id, target, feet: told } as const]),
    {
      kind: 'move',
      creature: id,
      legs: [{ kind: 'feet', feet: way, distances: [{ to: target, feet: reach }], difficult: false }],
    },
    ...attackEvents(attacker, attack, strike),
  ]
  return (
    <Sheet scene={scene} title={t('attack.title', { who: nameIn(scene, id) })} closing={t('close')}>
      <form
        class="fight-form"
        onSubmit={(event) => {
          event.preventDefault()
          doAndClose(scene, events)
        }}
      >
        <Segments
          label={t('attack.target')}
          name="target"
          value={target}
          options={sorted.map((one) => [one.id, nameIn(scene, one.id)] as const)}
          onChange={(one) => {
            setTarget(one)
            setFeet(undefined)
          }}
        />
        <Segments
          label={t('attack.with')}
          name="attack"
          value={attack.id}
          options={attacks.map((one) => [one.id, attackName(one.id, talk)] as const)}
          onChange={setAttack}
        />
        <TextField
          label={t('attack.distance')}
          value={feet ?? String(known)}
          numeric
          problem={told === undefined ? t('attack.distance-wrong') : undefined}
          onChange={setFeet}
        />
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
        {tried.ok ? null : <Reason refusal={tried.error} talk={talk} />}
        {isFar ? (
          <div class="fight-ways">
            {way <= left ? (
              <button type="button" class="live strong" onClick={() => doAndClose(scene, walk)}>
                {t('attack.walk', { feet: formats.integer(way) })}
              </button>
            ) : null}
            <button type="button" class="live" onClick={() => doAndClose(scene, at(reach))}>
              {t('attack.near', { feet: formats.integer(reach) })}
            </button>
          </div>
        ) : (
          <button type="submit" class="live strong" disabled={!tried.ok || told === undefined}>
            {t('attack.do')}
          </button>
        )}
      </form>
    </Sheet>
  )
}
