import { total } from '../dice/total.ts'
import { d20TestOutcome } from '../rules/d20-tests/d20-test-outcome.ts'
import { canKnockOut } from '../rules/damage-and-healing/knock-out.ts'
import { type DamagePart, deal } from './harm.ts'
import { stopHiding } from './hiding.ts'
import { creatureOf, type Play, recordSteps, update } from './play.ts'
import { rollD20s } from './rolls.ts'
import { inflict, saveAgainst } from './saving-effect.ts'
import { aim, type Strike } from './strike.ts'
import { strikeDamage } from './strike-damage.ts'
import { attackIn, strikeRoll } from './strike-roll.ts'

/** The result of a strike. */
export interface Struck {
  readonly hit: boolean
  readonly criticalHit: boolean
}

/** Rolls an attack and, on a hit, does what a hit does: damage, unless the caller says otherwise. */
export function perform(play: Play, strike: Strike, onHit: (hit: Struck) => void): Struck {
  const { attacker } = strike
  const roll = strikeRoll(play, strike)
  const { feet, helper, everyHitCritical: helpless } = roll
  recordSteps(play, attacker, ...roll.rangeSteps)
  if (helper !== undefined) update(play, helper, { helping: 'none' })
  const dice = rollD20s(play.dice, roll.state)
  recordSteps(play, attacker, {
    kind: 'd20s-rolled',
    rule: 'd20-test',
    values: { dice: dice.join(' '), state: roll.state },
  })
  const rolled = d20TestOutcome({
    ...roll,
    test: 'attack-roll',
    dice,
    targetNumber: roll.armorClass,
    criticalFrom: play.ruleset.criticalHit.naturalRoll,
  })
  recordSteps(play, attacker, ...rolled.steps)
  stopHiding(play, attacker, 'attack-roll')
  if (!rolled.value.success || roll.misses) {
    if (roll.misses) recordSteps(play, attacker, { kind: 'weapon-impeded', rule: 'impeded-weapons', values: { feet } })
    return { hit: false, criticalHit: false }
  }
  if (helpless !== undefined && !rolled.value.criticalHit) {
    recordSteps(play, attacker, { kind: 'critical-by-condition', rule: helpless, values: { distanceFeet: feet } })
  }
  const struck = { hit: true, criticalHit: rolled.value.criticalHit || helpless !== undefined }
  onHit(struck)
  return struck
}

/** The damage of a hit, type by type, as it is rolled. */
const rollDamage = (play: Play, strike: Strike, criticalHit: boolean): readonly DamagePart[] =>
  strikeDamage(play, strike, criticalHit).map(({ type, expression }) => {
    const damage = total(play.dice, expression)
    recordSteps(play, strike.attacker, {
      kind: 'damage-rolled',
      rule: 'damage-roll',
      values: { damage, type, attack: strike.attack, criticalHit },
    })
    return { type, damage }
  })

/** What a hit does besides the damage: conditions, or a saving throw. */
function follow(play: Play, strike: Strike): void {
  const { attacker, target } = strike
  const { conditions, save } = attackIn(play, strike).onHit ?? {}
  inflict(play, attacker, target, conditions)
  if (save && creatureOf(play, target).vitals.life.kind !== 'dead')
    saveAgainst(play, attacker, save, [{ creature: target }])
}

/** Makes an attack: the roll and, on a hit, the damage. */
export function makeAttack(play: Play, strike: Strike): Struck {
  const { kind } = aim(play, strike)
  const spares =
    strike.spares === true &&
    canKnockOut({ attack: kind, withWeapon: attackIn(play, strike).by !== 'spell', declared: true }, play.ruleset)
  return perform(play, strike, ({ criticalHit }) => {
    const parts = rollDamage(play, strike, criticalHit)
    deal(play, strike.target, parts, { criticalHit, spares, source: strike.attacker })
    follow(play, strike)
  })
}
