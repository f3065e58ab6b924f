import {
  SPELL_IDS,
  type Spell,
  type SpellArea,
  type SpellCastingTime,
  type SpellDice,
  type SpellDuration,
  type SpellMaterial,
  type SpellRange,
  spell,
} from '../../src/index.ts'
import { type Cells, costCell, counted, listed, NONE, type Transcription, yesOrNone } from './cells.ts'

const COMPONENTS = { verbal: 'V', somatic: 'S', material: 'M' } as const

/** `{ minutes: 10 }`: `10 minutes`. */
const measured = (amount: object): string => {
  const [unit = '', count = 0] = Object.entries(amount).find(([, value]) => typeof value === 'number') ?? []
  return counted(count, unit === 'feet' ? 'feet' : unit.slice(0, -1)).replace('feets', 'feet')
}

const castingTime = (time: SpellCastingTime): string => (typeof time === 'string' ? time : measured(time))

const range = (range: SpellRange): string => (typeof range === 'string' ? range : measured(range))

const duration = (duration: SpellDuration): string => {
  if (typeof duration === 'string') return duration
  return `${duration.atMost ? 'up to ' : ''}${measured(duration)}`
}

const cost = ({ costCopperPieces, pieces, consumed }: SpellMaterial): string => {
  if (costCopperPieces % 100 === 0) return costCell(`${(costCopperPieces / 100).toLocaleString('en')} GP`, consumed)
  return costCell(`${pieces === undefined ? '' : `${pieces} × `}${costCopperPieces} CP`, consumed)
}

const area = ({ addedFeet: _added, count: _count, shape, ...sizes }: SpellArea): string =>
  `${shape} ${Object.values(sizes).join(' × ')}`

/** Dice with more dice, or more Hit Points: `8d6` and twice `1d6` are `10d6`. */
function grown(dice: string, added: string, times: number): string {
  const [, count = '0', sides, bonus = '0'] = /^(?:(\d+)d(\d+)\+?)?(\d+)?$/.exec(dice) ?? []
  const [, more = '0', moreSides, moreBonus = '0'] = /^(?:(\d+)d(\d+))?(\d+)?$/.exec(added) ?? []
  const number = Number(count) + Number(more) * times
  const flat = Number(bonus) + Number(moreBonus) * times
  return [number > 0 ? `${number}d${sides ?? moreSides}` : '', flat > 0 ? flat : '']
    .filter((part) => part !== '')
    .join('+')
}

/** The first dice that grow, at each level of the slot, or of the caster of a cantrip. */
function higherLevels(level: number, dice: readonly SpellDice[]): string {
  const { dice: first = '', added = '', upgrades } = dice.find(({ added, upgrades }) => added ?? upgrades) ?? {}
  if (first === '') return NONE
  const levels = level === 0 ? [5, 11, 17] : Array.from({ length: 9 - level }, (_, index) => level + 1 + index)
  return levels.map((at, index) => `${at}: ${upgrades?.[index] ?? grown(first, added, index + 1)}`).join(', ')
}

function targets({ targets, addedTargets, andCaster }: Spell): string {
  if (targets === undefined && addedTargets !== undefined) return `${NONE} (+${addedTargets})`
  if (typeof targets !== 'number') return NONE
  return `${andCaster ? targets + 1 : targets}${addedTargets === undefined ? '' : ` (+${addedTargets})`}`
}

const rolled = ({ dice }: { readonly dice: string }): boolean => dice.includes('d')

function cellsOfFacts(spell: Spell): Cells {
  const { effects = [], areas = [], materials = [] } = spell
  const damages = effects.flatMap(({ damage = [] }) => damage)
  const healings = effects.flatMap(({ healing = [] }) => healing)
  const points = effects.flatMap(({ temporaryHitPoints = [], hitPointMaximum = [] }) => [
    temporaryHitPoints,
    hitPointMaximum,
  ])
  const dice: readonly SpellDice[] = [...damages, ...healings, ...points.flat()]
  const bonuses = effects.flatMap(({ bonusToRolls = [], penaltyToRolls = [], damageReducedBy = [] }) =>
    [bonusToRolls, penaltyToRolls, damageReducedBy].flat(),
  )
  const added = [
    ...dice.flatMap(({ added = [] }) => added),
    ...areas.flatMap(({ addedFeet }) => (addedFeet === undefined ? [] : `${addedFeet} feet`)),
    ...(spell.addedDuration ? [measured(spell.addedDuration)] : []),
  ]
  const saves = effects.flatMap(({ ability = [] }) => ability)
  const attacks = effects.flatMap(({ attack = [] }) => attack)
  return {
    Level: String(spell.level),
    School: spell.school,
    Lists: listed(spell.lists),
    'Casting Time': spell.castingTimes.map(castingTime).join(' or '),
    Trigger: yesOrNone(spell.trigger === true),
    Ritual: yesOrNone(spell.ritual === true),
    Range: range(spell.range),
    Components: spell.components.map((component) => COMPONENTS[component]).join(', '),
    Cost: materials.map(cost).join(', ') || NONE,
    Consumed: yesOrNone(materials.some(({ consumed }) => consumed)),
    Duration: duration(spell.duration),
    Concentration: yesOrNone(spell.concentration === true),
    Targets: targets(spell),
    'Attack Roll': yesOrNone(attacks.length > 0),
    Attacks: listed(attacks),
    'First Save': saves[0] ?? NONE,
    Saves: listed(saves),
    'First Dice':
      [...dice.filter(rolled).map(({ dice }) => dice), ...bonuses.filter((bonus) => bonus.includes('d'))][0] ?? NONE,
    Damage: listed(damages.filter(rolled).map(({ dice }) => dice)),
    'Damage Types': listed(damages.flatMap(({ types }) => types)),
    Healing: listed(healings.map(({ dice }) => dice)),
    'First Area': areas[0] ? area(areas[0]) : NONE,
    Areas: listed(areas.map(area)),
    Added: spell.level === 0 ? NONE : listed(added),
    'Higher Levels': higherLevels(spell.level, dice),
  }
}

/** The facts of the compendium in the cells that are compared. */
export const facts = (): Transcription => new Map(SPELL_IDS.map((id) => [id, cellsOfFacts(spell(id))]))
