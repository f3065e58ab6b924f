import { type Random, seededRandom } from '../dice/random.ts'
import { apply } from '../fight/apply.ts'
import type { FightEvent } from '../fight/events/index.ts'
import type { FightState } from '../fight/state.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { requireText } from '../text.ts'
import { type Battle, battleOf, type Fighter } from './battle.ts'
import { type Act, beginAct, bestOfStep, bestSpecial, legendaryActionsTaken, planAction } from './choose-act.ts'
import type { Encounter } from './encounter.ts'
import { type EncounterResult, LAST_ROUND } from './result.ts'
import { closeUp, feetBetween, isDefeated, isUp, type Standing, startingStanding } from './standing.ts'

/** An encounter that was played event by event. */
export interface PlayedEncounter extends EncounterResult {
  /** with which `replay` comes to the same fight from the same seed */
  readonly events: readonly FightEvent[]
  readonly fight: FightState
}

/** The seed of the choices of targets, beside that of the dice. */
export const choicesSeed = (seed: string): string => `${seed} choices`

/** Plays one encounter: decides by the standing, and lets the fight perform each event. */
class Player {
  readonly battle: Battle
  readonly standing: Standing
  readonly events: FightEvent[] = []
  readonly dice: Random
  readonly choices: Random
  fight: FightState

  constructor(encounter: Encounter, seed: string) {
    this.battle = battleOf(encounter)
    this.standing = startingStanding(this.battle)
    this.fight = encounter.fight
    this.dice = seededRandom(seed)
    this.choices = seededRandom(choicesSeed(seed))
  }

  get isOver(): boolean {
    return isDefeated(this.battle, this.standing, true) || isDefeated(this.battle, this.standing, false)
  }

  fighter(id: string): Fighter {
    const fighter = this.battle.fighters.find((one) => one.id === id)
    if (fighter === undefined) throw new RangeError(`id is ${id}; it must be in the encounter.`)
    return fighter
  }

  id(index: number): string {
    return this.battle.fighters[index]?.id ?? ''
  }

  apply(event: FightEvent): void {
    const applied = apply(srd521, this.fight, event, this.dice)
    if (!applied.ok) throw new Error(`The fight refuses ${JSON.stringify(event)}: ${JSON.stringify(applied.error)}`)
    this.events.push(event)
    this.fight = applied.value.state
    this.see()
  }

  /** Takes over what the fight says. */
  see(): void {
    for (const { id, index, specials } of this.battle.fighters) {
      const creature = this.fight.creatures[id]
      if (creature === undefined) continue
      const { life } = creature.vitals
      this.standing.hitPoints[index] = life.kind === 'conscious' ? life.hitPoints : 0
      const { taken = [] } = creature.spent.legendary ?? {}
      for (const [place, special] of specials.entries()) {
        const [expended, legendary] = [this.standing.expended[index], this.standing.legendaryTaken[index]]
        if (expended) expended[place] = creature.expended?.[special.id] ?? 0
        if (legendary) legendary[place] = taken.filter((one) => one === special.id).length
      }
    }
  }

  /** Brings up those who now stand in front. */
  closeUp(): void {
    for (const isParty of [true, false]) {
      for (const { index, id, enemies } of closeUp(this.battle, this.standing, isParty) ?? []) {
        for (const enemy of enemies) {
          const feet = feetBetween(this.standing, index, enemy)
          this.apply({ kind: 'set-distance', creature: id, target: this.id(enemy), feet })
        }
      }
    }
  }

  act({ id, specials, attacks }: Fighter, act: Act): void {
    const targets = act.kind === 'special' ? act.targets.map((target) => ({ creature: this.id(target) })) : []
    this.apply(
      act.kind === 'special'
        ? { kind: 'special-action', creature: id, action: specials[act.special]?.id ?? '', targets }
        : { kind: 'attack', creature: id, target: this.id(act.target), attack: attacks[act.attack]?.id ?? '' },
    )
    this.closeUp()
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

  takeTurn(fighter: Fighter): void {
    const { id, index } = fighter
    this.apply({ kind: 'begin-turn', creature: id })
    if (this.fight.creatures[id]?.spent.deathSaveDue) {
      this.apply({ kind: 'death-save', creature: id })
      if (isUp(this.standing, index)) this.apply({ kind: 'stand-up', creature: id })
    }
    if (isUp(this.standing, index)) this.takeAction(fighter)
    if (!this.isOver && isUp(this.standing, index)) this.takeBonusAction(fighter)
    if (this.isOver) return
    this.apply({ kind: 'end-turn', creature: id })
    this.takeLegendaryActions(fighter)
  }

  play(): PlayedEncounter {
    this.apply({ kind: 'roll-initiative' })
    let rounds = 1
    while (!this.isOver && this.fight.round <= LAST_ROUND && this.fight.phase.kind === 'between-turns') {
      rounds = this.fight.round
      this.takeTurn(this.fighter(this.fight.phase.next))
    }
    const creatures = Object.values(this.fight.creatures)
    const partyLost = isDefeated(this.battle, this.standing, true)
    return {
      winner: partyLost ? 'creatures' : isDefeated(this.battle, this.standing, false) ? 'party' : 'nobody',
      rounds,
      hitPoints: [...this.standing.hitPoints],
      dead: creatures.map(({ vitals }) => vitals.life.kind === 'dead'),
      events: this.events,
      fight: this.fight,
    }
  }
}

/**
 * Plays an encounter once, event by event, as a fight that can be shown and replayed. `simulateEncounter` plays the same fight
 * from the same seed, much faster.
 *
 * @example
 * const wolf = { kind: 'monster', hitPointMaximum: 11, attacks: [{ id: 'bite', ability: 'none', bonus: 4, damage: '1d6+2', damageType: 'piercing' }] } as const
 * const encounter = createEncounter({ party: [{ ...wolf, id: 'hero' }], creatures: [{ ...wolf, id: 'wolf' }] })
 * playEncounter(encounter, 'table 7').winner // => simulateEncounter(prepareEncounter(encounter), 'table 7').winner
 */
export const playEncounter = (encounter: Encounter, seed: string): PlayedEncounter =>
  new Player(encounter, requireText('seed', seed)).play()
