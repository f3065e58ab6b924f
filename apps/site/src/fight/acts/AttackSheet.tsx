import { distanceFeet } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { actorOf, type FightContext, nameOf, submitAndClose } from '../fight-context.ts'
import { attackName } from '../log/fight-language.ts'
import { Flag, Segments, Select } from '../parts/Choices.tsx'
import { Fold } from '../parts/Fold.tsx'
import { LengthField } from '../parts/FormFields.tsx'
import { MultiattackLeft } from '../parts/MultiattackLeft.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { Sheet } from '../Sheet.tsx'
import { typedFeet } from '../typed-figures.ts'
import { freeAttacks, likelyAttack, likelyTargets, waysToAttack } from './attack-plan.ts'
import { Odds } from './Odds.tsx'
import { Refused } from './Refused.tsx'

const COVERS = ['none', 'half', 'three-quarters', 'total'] as const
const SIGHTS = ['usual', 'target-unseen', 'attacker-unseen'] as const

/** An attack of the creature whose turn it is: target, attack and distance; and the reason if it is not possible. */
export function AttackSheet({ context }: { readonly context: FightContext }): JSX.Element | null {
  const { language, state } = context
  const { t, units, length } = language
  const attacker = actorOf(state)
  const sorted = attacker === undefined ? [] : likelyTargets(context, attacker)
  const attacks = attacker === undefined ? [] : freeAttacks(context, attacker)
  const [target, setTarget] = useState(sorted[0]?.id ?? '')
  const [attackId, setAttack] = useState(() => likelyAttack(context)?.attack ?? attacks[0]?.id ?? '')
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
  const details = {
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
  }
  const ways = waysToAttack(context, { attacker, attack, target, feet: enteredFeet, details })
  const { attempt, missesReach, walk, nearEvents, isUnsure } = ways
  const events = attempt.ok ? ways.events : walk?.events
  const canSubmit = events !== undefined && enteredFeet !== undefined
  const submit = (): void => {
    if (events !== undefined) submitAndClose(context, events)
  }
  return (
    <Sheet context={context} title={t('attack.title', { who: nameOf(context, id) })} closing={t('close')}>
      <MultiattackLeft creature={attacker} language={language} />
      <SheetForm disabled={!canSubmit} onSubmit={submit}>
        <Segments
          label={t('attack.target')}
          name="target"
          hasDigits
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
        <Odds context={context} events={missesReach === undefined ? ways.events : nearEvents} />
        {attempt.ok ? null : <Refused context={context} refusal={attempt.error} events={ways.events} />}
        {missesReach === undefined ? (
          <button type="submit" class="live strong" disabled={!canSubmit}>
            {t(isUnsure ? 'spell.do' : 'attack.do')}
          </button>
        ) : (
          <div class="fight-ways">
            {walk === undefined ? null : (
              <button type="submit" class="live strong" disabled={!canSubmit}>
                {t(walk.attacks ? 'attack.walk' : 'attack.walk-only', { feet: length(walk.feet) })}
              </button>
            )}
            <button type="button" class="live" onClick={() => submitAndClose(context, nearEvents)}>
              {t('attack.near', { feet: length(missesReach) })}
            </button>
          </div>
        )}
      </SheetForm>
    </Sheet>
  )
}
