import { grownDice } from '../../../src/casting.ts'
import {
  castingLevels,
  SPELL_IDS,
  type Spell,
  type SpellCastingTime,
  type SpellDice,
  type SpellDuration,
  type SpellId,
  type SpellMaterial,
  type SpellRange,
  spell,
} from '../../../src/index.ts'
import { areaCell, counted, listed, NONE, type Transcription, yesOrNone } from '../cells.ts'
import { costCell, type SpellCells } from './columns.ts'

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

/** The first dice that grow, at each level of the slot, or of the caster of a cantrip. */
function higherLevels(id: SpellId, dice: readonly SpellDice[]): string {
  const growing = dice.find(({ added, upgrades }) => added ?? upgrades)
  if (!growing) return NONE
  const [, ...levels] = castingLevels(id)
  return levels.map((level, index) => `${level}: ${grownDice(growing, index + 1)}`).join(', ')
}

function targets({ targets, addedTargets, andCaster }: Spell): string {
  if (targets === undefined && addedTargets !== undefined) return `${NONE} (+${addedTargets})`
  if (typeof targets !== 'number') return NONE
  return `${andCaster ? targets + 1 : targets}${addedTargets === undefined ? '' : ` (+${addedTargets})`}`
}

const rolled = ({ dice }: { readonly dice: string }): boolean => dice.includes('d')

function cellsOfFacts(id: SpellId): SpellCells {
  const facts = spell(id)
  const { effects = [], areas = [], materials = [] } = facts
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
    ...(facts.addedDuration ? [measured(facts.addedDuration)] : []),
  ]
  const saves = effects.flatMap(({ ability = [] }) => ability)
  const attacks = effects.flatMap(({ attack = [] }) => attack)
  return {
    Level: String(facts.level),
    School: facts.school,
    Lists: listed(facts.lists),
    'Casting Time': facts.castingTimes.map(castingTime).join(' or '),
    Trigger: yesOrNone(facts.trigger === true),
    Ritual: yesOrNone(facts.ritual === true),
    Range: range(facts.range),
    Components: facts.components.map((component) => COMPONENTS[component]).join(', '),
    Cost: materials.map(cost).join(', ') || NONE,
    Consumed: yesOrNone(materials.some(({ consumed }) => consumed)),
    Duration: duration(facts.duration),
    Concentration: yesOrNone(facts.concentration === true),
    Targets: targets(facts),
    'Attack Roll': yesOrNone(attacks.length > 0),
    Attacks: listed(attacks),
    'First Save': saves[0] ?? NONE,
    Saves: listed(saves),
    'First Dice':
      [...dice.filter(rolled).map(({ dice }) => dice), ...bonuses.filter((bonus) => bonus.includes('d'))][0] ?? NONE,
    Damage: listed(damages.filter(rolled).map(({ dice }) => dice)),
    'Damage Types': listed(damages.flatMap(({ types }) => types)),
    Healing: listed(healings.map(({ dice }) => dice)),
    'First Area': areas[0] ? areaCell(areas[0]) : NONE,
    Areas: listed(areas.map(areaCell)),
    Added: facts.level === 0 ? NONE : listed(added),
    'Higher Levels': higherLevels(id, dice),
  }
}

/** The facts of the compendium in the cells that are compared. */
export const spellFacts = (): Transcription => new Map(SPELL_IDS.map((id) => [id, cellsOfFacts(id)]))
