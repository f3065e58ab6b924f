import { type Random, rollDie, seededRandom } from '../dice/random.ts'
import { D20_SIDES } from '../rules/d20-tests/advantage.ts'
import { deathSavingThrow } from '../rules/damage-and-healing/death-saving-throw.ts'
import { vitalsAfterDamage } from '../rules/damage-and-healing/dropping-to-zero.ts'
import type { DyingState } from '../rules/damage-and-healing/vitals.ts'
import { requireText } from '../text.ts'
import {
  type Battle,
  type BattleAttack,
  type BattleDamage,
  type BattleEffect,
  battleOf,
  type Fighter,
  taken,
} from './battle.ts'
import { type Act, beginAct, bestOfStep, bestSpecial, legendaryActionsTaken, planAction } from './choose-act.ts'
import { rollAgainst } from './choose-target.ts'
import type { Encounter } from './encounter.ts'
import { choicesSeed } from './play-encounter.ts'
import { type EncounterResult, LAST_ROUND } from './result.ts'
import { closeUp, isUp, type Standing, startingStanding } from './standing.ts'

const RECHARGE_SIDES = 6

/** A character that has just dropped to 0 Hit Points. */
const JUST_DROPPED = { kind: 'dying', successes: 0, failures: 0, hitPoints: 0 } as const

/** The life of those at 0 Hit Points; undefined for those that are conscious. */
type Fallen = Exclude<DyingState, { readonly kind: 'conscious' }>

/** One encounter while it is simulated: the same rolls in the same order as the fight makes them. */
class Simulation {
  readonly battle: Battle
  readonly standing: Standing
  readonly fallen: (Fallen | undefined)[]
  readonly dice: Random
  readonly choices: Random
  readonly standingFighters: [party: number, creatures: number]

  constructor(battle: Battle, seed: string) {
    this.battle = battle
    this.standing = startingStanding(battle)
    this.fallen = battle.fighters.map(() => undefined)
    this.dice = seededRandom(seed)
    this.choices = seededRandom(choicesSeed(seed))
    this.standingFighters = [0, 0]
    for (const { isParty } of battle.fighters) this.standingFighters[isParty ? 0 : 1] += 1
  }

  get isOver(): boolean {
    return this.standingFighters[0] === 0 || this.standingFighters[1] === 0
  }

  isDead(index: number): boolean {
    return this.fallen[index]?.kind === 'dead'
  }

  /** The Initiative order: the highest first, equal ones in the order of the encounter. */
  order(): readonly Fighter[] {
    const { fighters } = this.battle
    const counts = fighters.map(({ initiativeBonus }) => rollDie(this.dice, D20_SIDES) + initiativeBonus)
    return fighters.toSorted((one, other) => (counts[other.index] ?? 0) - (counts[one.index] ?? 0))
  }

  damage({ index, hitPointMaximum, diesAtZero, isParty }: Fighter, damage: number, criticalHit: boolean): void {
    if (damage === 0) return
    const fallen = this.fallen[index]
    if (fallen) {
      if (fallen.kind === 'dead') return
      const vitals = { hitPointMaximum, temporaryHitPoints: 0, diesAtZero, life: fallen }
      const { life } = vitalsAfterDamage({ vitals, damage, criticalHit }).value.vitals
      if (life.kind !== 'conscious') this.fallen[index] = life
      return
    }
    const left = (this.standing.hitPoints[index] ?? 0) - damage
    this.standing.hitPoints[index] = Math.max(0, left)
    if (left > 0) return
    this.standingFighters[isParty ? 0 : 1] -= 1
    this.fallen[index] = diesAtZero || -left >= hitPointMaximum ? { kind: 'dead' } : JUST_DROPPED
  }

  /** What an effect deals to the fighters that save against it: rolled once, halved by a success. */
  effect({ ability, dc, half, damage }: BattleEffect, targets: readonly number[]): void {
    const rolled = damage.map(({ roll }) => Math.max(0, roll(this.dice)))
    const saved = targets.map((target) => {
      const helpless = this.fallen[target] !== undefined && (ability === 'strength' || ability === 'dexterity')
      const bonus = this.battle.fighters[target]?.saveBonuses[ability] ?? 0
      return !helpless && rollDie(this.dice, D20_SIDES) + bonus >= dc
    })
    for (const [place, target] of targets.entries()) {
      const share = (whole: number): number => (saved[place] ? (half ? Math.floor(whole / 2) : 0) : whole)
      this.deal(target, damage, (index) => share(rolled[index] ?? 0), false)
    }
  }

  deal(target: number, damage: readonly BattleDamage[], dealt: (part: number) => number, criticalHit: boolean): void {
    let sum = 0
    for (let part = 0; part < damage.length; part += 1) sum += taken(dealt(part), damage[part]?.defences[target])
    const fighter = this.battle.fighters[target]
    if (fighter) this.damage(fighter, sum, criticalHit)
  }

  attack(fighter: Fighter, attack: BattleAttack, target: number): void {
    const { bonus, hit, criticalHit, then } = attack
    const disadvantage = rollAgainst(this.standing, fighter, attack, target) === 1
    let natural = rollDie(this.dice, D20_SIDES)
    if (disadvantage) natural = Math.min(natural, rollDie(this.dice, D20_SIDES))
    const isCritical = natural === D20_SIDES
    const armorClass = this.battle.fighters[target]?.armorClass ?? 0
    if (natural === 1 || (!isCritical && natural + bonus < armorClass)) return
    const damage = isCritical ? criticalHit : hit
    const rolled = damage.map(({ roll }) => Math.max(0, roll(this.dice)))
    this.deal(target, damage, (part) => rolled[part] ?? 0, isCritical)
    if (then && !this.isDead(target)) this.effect(then, [target])
  }

  act(fighter: Fighter, act: Act): void {
    if (act.kind === 'attack') this.attackWith(fighter, act.attack, act.target)
    else {
      const special = fighter.specials[act.special]
      const [expended, legendary] = [this.standing.expended[fighter.index], this.standing.legendaryTaken[fighter.index]]
      if (special && expended && legendary) {
        if (special.uses !== Number.POSITIVE_INFINITY) expended[act.special] = (expended[act.special] ?? 0) + 1
        if (special.takes === 'legendary-action') legendary[act.special] = (legendary[act.special] ?? 0) + 1
        if (special.effect) this.effect(special.effect, act.targets)
        else
          for (const target of act.targets) {
            if (isUp(this.standing, target)) this.attackWith(fighter, special.attack, target)
          }
      }
    }
    closeUp(this.battle, this.standing, true)
    closeUp(this.battle, this.standing, false)
  }

  attackWith(fighter: Fighter, index: number, target: number): void {
    const attack = fighter.attacks[index]
    if (attack) this.attack(fighter, attack, target)
  }

  takeAction(fighter: Fighter): void {
    beginAct(this.battle, this.standing, fighter, this.choices)
    const plan = planAction(this.battle, this.standing, fighter)
    if (plan?.kind === 'act') this.act(fighter, plan.act)
    if (plan?.kind !== 'steps') return
    for (const step of plan.steps) {
      for (let time = 0; time < step.times; time += 1) {
        const act = this.isOver ? undefined : bestOfStep(this.battle, this.standing, fighter, step)
        if (act) this.act(fighter, act)
      }
    }
  }

  takeBonusAction(fighter: Fighter): void {
    if (!fighter.specials.some(({ takes }) => takes === 'bonus-action')) return
    beginAct(this.battle, this.standing, fighter, this.choices)
    const act = bestSpecial(this.battle, this.standing, fighter, 'bonus-action')
    if (act) this.act(fighter, act)
  }

  takeLegendaryActions(after: Fighter): void {
    for (const fighter of this.battle.fighters) {
      if (this.isOver) return
      if (fighter === after || !isUp(this.standing, fighter.index)) continue
      if (legendaryActionsTaken(this.standing, fighter) >= fighter.legendaryUses) continue
      beginAct(this.battle, this.standing, fighter, this.choices)
      const act = bestSpecial(this.battle, this.standing, fighter, 'legendary-action')
      if (act) this.act(fighter, act)
    }
  }

  /** What recharges at the start of a turn. */
  recharge({ index, specials }: Fighter): void {
    const expended = this.standing.expended[index]
    if (expended === undefined) return
    for (const [place, { recharge }] of specials.entries()) {
      if (recharge === 0 || expended[place] === 0) continue
      if (rollDie(this.dice, RECHARGE_SIDES) >= recharge) expended[place] = 0
    }
  }

  saveAgainstDeath({ index, isParty }: Fighter): void {
    const life = this.fallen[index]
    if (life?.kind !== 'dying') return
    const after = deathSavingThrow({ life, natural: rollDie(this.dice, D20_SIDES) })
    if (after.kind === 'conscious') {
      this.fallen[index] = undefined
      this.standing.hitPoints[index] = after.hitPoints
      this.standingFighters[isParty ? 0 : 1] += 1
    } else this.fallen[index] = after
  }

  takeTurn(fighter: Fighter): void {
    const { index } = fighter
    this.standing.legendaryTaken[index]?.fill(0)
    this.recharge(fighter)
    this.saveAgainstDeath(fighter)
    if (isUp(this.standing, index)) this.takeAction(fighter)
    if (!this.isOver && isUp(this.standing, index)) this.takeBonusAction(fighter)
    if (!this.isOver) this.takeLegendaryActions(fighter)
  }

  play(): EncounterResult {
    const order = this.order()
    let rounds = 1
    for (; rounds <= LAST_ROUND && !this.isOver; rounds += 1) {
      for (const fighter of order) {
        if (!this.isDead(fighter.index)) this.takeTurn(fighter)
        if (this.isOver) return this.result(rounds)
      }
    }
    return this.result(LAST_ROUND)
  }

  result(rounds: number): EncounterResult {
    const winner = this.standingFighters[0] === 0 ? 'creatures' : this.standingFighters[1] === 0 ? 'party' : 'nobody'
    return {
      winner,
      rounds,
      hitPoints: this.standing.hitPoints,
      dead: this.fallen.map((life) => life?.kind === 'dead'),
    }
  }
}

/** An encounter, prepared to be simulated many times. */
export interface PreparedEncounter {
  readonly encounter: Encounter
  readonly battle: Battle
}

/**
 * Prepares an encounter to be simulated many times.
 *
 * @example
 * const wolf = { kind: 'monster', hitPointMaximum: 11, attacks: [{ id: 'bite', ability: 'none', bonus: 4, damage: '1d6+2', damageType: 'piercing' }] } as const
 * prepareEncounter(createEncounter({ party: [{ ...wolf, id: 'hero' }], creatures: [{ ...wolf, id: 'wolf' }] })).encounter.lines // => { hero: 'front', wolf: 'front' }
 */
export const prepareEncounter = (encounter: Encounter): PreparedEncounter => ({
  encounter,
  battle: battleOf(encounter),
})

/**
 * Plays an encounter once, for its result alone: the same fight as `playEncounter` from the same seed.
 *
 * @example
 * const wolf = { kind: 'monster', hitPointMaximum: 11, attacks: [{ id: 'bite', ability: 'none', bonus: 4, damage: '1d6+2', damageType: 'piercing' }] } as const
 * const encounter = createEncounter({ party: [{ ...wolf, id: 'hero' }], creatures: [{ ...wolf, id: 'wolf' }] })
 * const { winner, hitPoints } = simulateEncounter(prepareEncounter(encounter), 'table 7')
 * winner === 'party' ? hitPoints[1] : hitPoints[0] // => 0
 */
export const simulateEncounter = ({ battle }: PreparedEncounter, seed: string): EncounterResult =>
  new Simulation(battle, requireText('seed', seed)).play()
