import {
  ABILITIES,
  type ByAbility,
  type Multiattack as FightMultiattack,
  type InflictedCondition,
  type NewAttack,
  type NewCreature,
  type SavingEffect,
  SKILLS,
  type SpecialAction,
  skillAbility,
} from '@rulestone/core'
import { type Casting, castingOf } from './casting-in-fight.ts'
import type {
  CastSpell,
  ConditionEnd,
  Creature,
  CreaturePart,
  CreatureSave,
  CreatureTarget,
  GivenCondition,
  Multiattack,
  Outcome,
  Rider,
} from './creature.ts'
import { creatureTotals } from './creature-totals.ts'
import { type CreatureId, creature } from './creatures.ts'
import { reachOf, rollOf } from './fight-damage.ts'
import { spell } from './spells.ts'

/** A creature of the compendium as a fight takes it, without its name, side and place. */
export type Combatant = Omit<NewCreature, 'id' | 'side' | 'place'>

type Takes = SpecialAction['takes']

/** The parts of a stat block that are acts, by what they take. */
const ACTS = {
  actions: 'action',
  bonusActions: 'bonus-action',
  reactions: 'reaction',
  legendaryActions: 'legendary-action',
} as const satisfies Readonly<Record<string, Takes>>

/** The ends that a fight counts in turns; others are left to the GM. */
const UNTIL = {
  'start-of-its-next-turn': { at: 'start', of: 'source' },
  'end-of-its-next-turn': { at: 'end', of: 'source' },
  'start-of-targets-next-turn': { at: 'start', of: 'target' },
  'end-of-targets-turn': { at: 'end', of: 'target' },
  'end-of-targets-next-turn': { at: 'end', of: 'target' },
} as const satisfies Readonly<Partial<Record<Extract<ConditionEnd, string>, InflictedCondition['until']>>>

const untilOf = (end: ConditionEnd | undefined): InflictedCondition['until'] =>
  typeof end === 'string' && Object.hasOwn(UNTIL, end) ? UNTIL[end as keyof typeof UNTIL] : undefined

const inflicted =
  (largest: Rider['largest']) =>
  ({ condition, until, escapeDc }: GivenCondition): InflictedCondition => {
    const ends = untilOf(until)
    return {
      condition,
      ...(largest && { largest }),
      ...(escapeDc !== undefined && { escapeDc }),
      ...(ends && { until: ends }),
    }
  }

/** The conditions that always come with an outcome: not those that need a charge. */
const conditionsOf = ({ riders = [] }: Outcome): readonly InflictedCondition[] =>
  riders.flatMap(({ chargeFeet, largest, conditions = [] }) =>
    chargeFeet === undefined ? conditions.map(inflicted(largest)) : [],
  )

function savingEffect({ ability, dc, failure = {}, onSuccess }: CreatureSave): SavingEffect {
  const damage = rollOf(failure.damage)
  const conditions = conditionsOf(failure)
  return { ability, dc, onSuccess, ...(damage && { damage }), ...(conditions.length > 0 && { conditions }) }
}

/** How many creatures an effect concerns, and how far away they can be. */
function targetsOf({ area, creatures, withinFeet }: CreatureTarget): Pick<SpecialAction, 'targets' | 'withinFeet'> {
  const within = area ? (withinFeet ?? 0) + reachOf(area) : withinFeet
  return {
    ...(area === undefined && creatures !== undefined && { targets: creatures }),
    ...(within !== undefined && { withinFeet: within }),
  }
}

/** How often a part can be used; each effect of another part comes once, since its uses bring one after the other. */
const usesOf = ({ recharge, perDay, oncePerRound, effectOf }: CreaturePart) => ({
  ...(effectOf !== undefined && { uses: 1 }),
  ...(typeof recharge === 'number' && { recharge }),
  ...(recharge === 'short-or-long-rest' && { uses: 1 }),
  ...(perDay !== undefined && { uses: perDay }),
  ...(oncePerRound && { oncePerRound }),
})

const isLimited = ({ recharge, perDay }: CreaturePart): boolean => recharge !== undefined || perDay !== undefined

function attackOf({ id, attack, save }: CreaturePart): NewAttack[] {
  if (attack === undefined) return []
  const { kinds, bonus, reachFeet, rangeFeet, longRangeFeet, hit } = attack
  const damage = rollOf(hit.damage)
  const conditions = conditionsOf(hit)
  const effect = save?.afterHit ? savingEffect(save) : undefined
  return [
    {
      id,
      kinds,
      bonus,
      ability: 'none',
      proficient: false,
      damage: damage?.notation ?? '0',
      damageType: damage?.type ?? 'untyped',
      ...(reachFeet !== undefined && { reachFeet }),
      ...(rangeFeet !== undefined && { rangeFeet }),
      ...(longRangeFeet !== undefined && { longFeet: longRangeFeet }),
      ...((conditions.length > 0 || effect) && {
        onHit: { ...(conditions.length > 0 && { conditions }), ...(effect && { save: effect }) },
      }),
    },
  ]
}

/** The special action of a part; an attack is one only if it is limited. */
function specialActionOf(part: CreaturePart, takes: Takes): SpecialAction[] {
  const { id, attack, save, multiattack, spellcasting, makes, casts } = part
  if (multiattack || spellcasting || casts || (attack && !isLimited(part))) return []
  return [
    {
      id,
      takes,
      ...usesOf(part),
      ...(attack ? { makes: { attack: id, times: 1 } } : makes && { makes }),
      ...(!attack && save && { save: savingEffect(save), ...targetsOf(save.target ?? {}) }),
    },
  ]
}

/**
 * The spell that a part casts, as a special action of its own with the name of the part. A spell outside its Spellcasting has its
 * DC in the words alone, so that the fight only counts it as used.
 */
function castingOfPart(part: CreaturePart, takes: Takes, known: readonly Casting[]) {
  const { id, casts } = part
  if (casts === undefined) return []
  const casting = known.find(({ spell: id }) => id === casts.spell)
  const limits = { id, takes, ...usesOf(part) }
  if (casting === undefined) return [{ attacks: [], action: limits }]
  const { uses: _, ...figures } = casting
  const { attacks, action } = castingOf({ ...figures, ...casts })
  return [{ attacks, action: { ...action, ...limits } }]
}

/** The spells of a part. */
function castingsOf({ spellcasting, perDay }: CreaturePart, takes: Takes, modifiers: ByAbility<number>): Casting[] {
  if (!spellcasting) return []
  const { ability, saveDc, attackBonus, lists } = spellcasting
  return lists.flatMap(({ perDay: ofList, spells }) =>
    spells.map((cast) => {
      const uses = ofList ?? perDay
      const [time] = spell(cast.spell).castingTimes
      return {
        ...cast,
        takes: time === 'reaction' || time === 'bonus-action' ? time : takes,
        ...(uses !== undefined && { uses }),
        ...(saveDc !== undefined && { saveDc }),
        ...(attackBonus !== undefined && { attackBonus }),
        modifier: modifiers[ability] ?? 0,
      }
    }),
  )
}

/** The Multiattacks with one that is replaced: one for each step that can lose the attacks. */
function multiattacksOf(parts: readonly CreaturePart[], { steps, replaceable }: Multiattack): FightMultiattack[] {
  const idsOf = (one: string | CastSpell): readonly string[] => {
    if (typeof one !== 'string') return [one.spell]
    const effects = parts.filter(({ effectOf }) => effectOf === one)
    if (effects.length > 0) return effects.map(({ id }) => id)
    const { spellcasting } = parts.find(({ id }) => id === one) ?? {}
    return spellcasting ? spellcasting.lists.flatMap(({ spells }) => spells.map(({ spell: id }) => id)) : [one]
  }
  const base = steps.map(({ of, times }) => ({ of: of.flatMap(idsOf), times }))
  if (!replaceable) return [base]
  const { by, attacks = 1, only } = replaceable
  const others = by.flatMap(idsOf)
  if (attacks === 'any') return [base.map(({ of, times }) => ({ of: [...of, ...others], times }))]
  const replaced = base.flatMap((step, place) =>
    step.times < attacks || (only !== undefined && !step.of.includes(only))
      ? []
      : [
          [
            ...base.map((one, index) => (index === place ? { ...one, times: one.times - attacks } : one)),
            { of: others, times: 1 },
          ].filter(({ times }) => times > 0),
        ],
  )
  return [base, ...replaced]
}

/** The first of each id: a spell can stand in two parts. */
const byId = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] =>
  items.filter(({ id }, index) => items.findIndex((one) => one.id === id) === index)

function skillsOf({ skills = {} }: Creature, modifiers: ByAbility<number>, proficiencyBonus: number) {
  const uses = SKILLS.flatMap((skill) => {
    const bonus = skills[skill]
    if (bonus === undefined) return []
    const doubled = bonus - modifiers[skillAbility(skill)] >= 2 * proficiencyBonus
    return [[skill, { proficient: true, ...(doubled && { doubled }) }] as const]
  })
  return Object.fromEntries(uses)
}

const damageModifiersOf = ({ resistances = [], vulnerabilities = [], immunities = [] }: Creature) =>
  Object.fromEntries([
    ...resistances.map((type) => [type, { resistance: true }] as const),
    ...vulnerabilities.map((type) => [type, { vulnerability: true }] as const),
    ...immunities.map((type) => [type, { immunity: true }] as const),
  ])

/**
 * A creature in the form that a fight takes: its figures, attacks, Multiattacks and special actions. The fight applies no effect
 * that a part describes only in words, but counts its uses. It leaves out damage that is dealt only in some cases.
 *
 * @throws RangeError if there is no such creature
 * @example
 * combatant('ogre').attacks?.map(({ id, bonus, damage }) => `${id} +${bonus} ${damage}`) // => ['greatclub +6 2d8[bludgeoning]+4[bludgeoning]', 'javelin +6 2d6[piercing]+4[piercing]']
 * combatant('adult-red-dragon').specialActions?.[0]?.recharge // => 5
 */
export function combatant(id: CreatureId): Combatant {
  const facts = creature(id)
  const { hitPoints, modifiers, saves, proficiencyBonus } = creatureTotals(id)
  const [, count = '1', sides = '8'] = /^(\d+)d(\d+)/u.exec(facts.hitDice) ?? []
  const acts = Object.entries(ACTS).flatMap(([section, takes]) =>
    (facts[section as keyof typeof ACTS] ?? []).map((part) => ({ part, takes })),
  )
  const parts = acts.map(({ part }) => part)
  const spells = acts.flatMap(({ part, takes }) => castingsOf(part, takes, modifiers))
  const castings = [...spells.map(castingOf), ...acts.flatMap(({ part, takes }) => castingOfPart(part, takes, spells))]
  const multiattacks = parts.flatMap(({ multiattack = [] }) => multiattack.flatMap((one) => multiattacksOf(parts, one)))
  return {
    statBlock: id,
    kind: 'monster',
    size: facts.sizes[0] ?? 'medium',
    speeds: { speed: 0, ...facts.speeds },
    armorClass: facts.armorClass,
    hitPointMaximum: hitPoints,
    hitDice: { sides: Number(sides), left: Number(count), total: Number(count) },
    abilities: facts.scores,
    proficiencyBonus,
    initiativeBonus: facts.initiative - modifiers.dexterity,
    saves: ABILITIES.filter((ability) => saves[ability] > modifiers[ability]),
    skills: skillsOf(facts, modifiers, proficiencyBonus),
    damageModifiers: { byType: damageModifiersOf(facts) },
    conditionImmunities: facts.conditionImmunities ?? [],
    attacks: byId([...parts.flatMap(attackOf), ...castings.flatMap(({ attacks }) => attacks)]),
    ...(multiattacks.length > 0 && { multiattacks }),
    specialActions: byId([
      ...acts
        .filter(({ part: { id: whole } }) => !parts.some(({ effectOf }) => effectOf === whole))
        .flatMap(({ part, takes }) => specialActionOf(part, takes)),
      ...castings.map(({ action }) => action),
    ]),
    ...(facts.legendaryUses !== undefined && { legendaryUses: facts.legendaryUses }),
  }
}
