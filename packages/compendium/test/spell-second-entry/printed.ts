import type {
  Spell,
  SpellArea,
  SpellBonusUpgrade,
  SpellCastingTime,
  SpellDamage,
  SpellDice,
  SpellDuration,
  SpellEffect,
  SpellLonger,
  SpellMaterial,
  SpellRange,
} from '../../src/spell.ts'
import type { Cells } from './columns.ts'

/** What is left of a value after all its fields are printed: TypeScript refuses a field that no cell shows. */
const nothingElse = (_rest: Readonly<Record<string, never>>): void => {}

const title = (id: string): string => id.slice(0, 1).toUpperCase() + id.slice(1)

const words = (id: string): string => id.replaceAll('-', ' ')

const counted = (count: number, unit: string): string => `${count} ${count === 1 ? unit : `${unit}s`}`

const feet = (count: number, word: string): string => `${count} ${count === 1 ? 'foot' : 'feet'} ${word}`

const plus = (added: number | string | undefined): string => (added === undefined ? '' : ` (+${added})`)

const orNone = (cells: readonly string[], separator = '; '): string => cells.join(separator) || '—'

const choice = (ids: readonly string[]): string => ids.map(title).toSorted().join(' or ')

const all = (ids: readonly string[]): string => ids.map(title).toSorted().join(' and ')

function level({ level, school }: Pick<Spell, 'level' | 'school'>): string {
  return level === 0 ? `${title(school)} Cantrip` : `Level ${level} ${title(school)}`
}

function castingTime(time: SpellCastingTime): string {
  if (typeof time === 'string') return words(time).split(' ').map(title).join(' ')
  return 'minutes' in time ? counted(time.minutes, 'minute') : counted(time.hours, 'hour')
}

function castingTimes({ castingTimes, ritual, trigger }: Pick<Spell, 'castingTimes' | 'ritual' | 'trigger'>): string {
  return [...castingTimes.map(castingTime), ...(ritual ? ['Ritual'] : [])].join(' or ') + (trigger ? ', triggered' : '')
}

function distance(range: SpellRange): string {
  if (typeof range === 'string') return title(range)
  return 'feet' in range ? `${range.feet} feet` : counted(range.miles, 'mile')
}

function range({ range, rangeUpgrades }: Pick<Spell, 'range' | 'rangeUpgrades'>): string {
  return distance(range) + (rangeUpgrades === undefined ? '' : ` (${rangeUpgrades.map(distance).join(', ')})`)
}

const COMPONENTS = { verbal: 'V', somatic: 'S', material: 'M' } as const

function cost({ costCopperPieces, pieces, forEachTarget, consumed, ...rest }: SpellMaterial): string {
  nothingElse(rest)
  const worth =
    costCopperPieces % 100 === 0 ? `${(costCopperPieces / 100).toLocaleString('en')} GP` : `${costCopperPieces} CP`
  const number = pieces === undefined ? '' : `${pieces} × `
  return `${number}${worth}${forEachTarget ? ' for each target' : ''}${consumed ? ', consumed' : ''}`
}

function time(duration: Exclude<SpellDuration, string>): string {
  if ('rounds' in duration) return counted(duration.rounds, 'round')
  if ('minutes' in duration) return counted(duration.minutes, 'minute')
  return 'hours' in duration ? counted(duration.hours, 'hour') : counted(duration.days, 'day')
}

function lasting({ duration, concentration }: Pick<SpellLonger, 'duration' | 'concentration'>): string {
  if (typeof duration === 'string') return `${concentration ? 'Concentration, ' : ''}${title(words(duration))}`
  if (concentration) return `Concentration, up to ${time(duration)}${duration.atMost ? ' at most' : ''}`
  return duration.atMost ? `Up to ${time(duration)}` : time(duration)
}

function longerLasting({ slot, duration, concentration, ...rest }: SpellLonger): string {
  nothingElse(rest)
  return `slot ${slot}: ${lasting({ duration, ...(concentration && { concentration }) })}`
}

function duration(spell: Pick<Spell, 'duration' | 'concentration' | 'addedDuration' | 'longer'>): string {
  const { addedDuration, longer = [] } = spell
  return [lasting(spell) + plus(addedDuration && time(addedDuration)), ...longer.map(longerLasting)].join('; ')
}

function targets({ targets, addedTargets, andCaster }: Pick<Spell, 'targets' | 'addedTargets' | 'andCaster'>): string {
  return `${targets ?? ''}${plus(addedTargets)}${andCaster ? ' and the caster' : ''}`.trim() || '—'
}

/** The size of an area, in the words of the text. */
function size(area: SpellArea): string {
  switch (area.shape) {
    case 'sphere':
      return `${area.radiusFeet}-foot-radius Sphere`
    case 'circle':
      return `${area.radiusFeet}-foot-radius circle`
    case 'emanation':
      return `${area.radiusFeet}-foot Emanation`
    case 'cone':
      return `${area.lengthFeet}-foot Cone`
    case 'cube':
      return `${area.sideFeet}-foot Cube`
    case 'square':
      return `${area.sideFeet}-foot square`
    case 'cylinder':
      return `${area.radiusFeet}-foot-radius, ${area.heightFeet}-foot-high Cylinder`
    case 'line':
      return `${area.lengthFeet}-foot-long, ${area.widthFeet}-foot-wide Line`
    case 'wall':
      return [
        `wall ${feet(area.lengthFeet, 'long')}, ${feet(area.heightFeet, 'high')}`,
        ...(area.thicknessFeet === undefined ? [] : [feet(area.thicknessFeet, 'thick')]),
      ].join(', ')
    case 'ring':
      return `ring ${area.diameterFeet} feet in diameter, ${feet(area.heightFeet, 'high')}, ${feet(area.thicknessFeet, 'thick')}`
    case 'panels':
      return `${area.panels} ${area.sideFeet}-foot panels`
  }
}

function area(area: SpellArea): string {
  return `${area.count === undefined ? '' : `${area.count} × `}${size(area)}${plus(area.addedFeet)}`
}

function dice({ dice, addsModifier, added, upgrades, ...rest }: SpellDice, types = ''): string {
  nothingElse(rest)
  const later = upgrades === undefined ? '' : ` (${upgrades.join(', ')})`
  return `${dice}${types}${addsModifier ? ' + modifier' : ''}${plus(added)}${later}`
}

function damage({ types, orOfWeapon, ...rest }: SpellDamage): string {
  return dice(
    rest,
    ` ${[choice(types), ...(orOfWeapon || types.length === 0 ? ['weapon'] : [])].filter(Boolean).join(' or ')}`,
  )
}

function decided({
  decidedBy,
  attack,
  attacks,
  addedAttacks,
  onMiss,
  ability,
  onSuccess,
  target,
  darts,
  addedDarts,
  occasion,
}: SpellEffect): string {
  const how = {
    'attack-roll': `${attacks === undefined ? `${attack} attack` : counted(attacks, `${attack} attack`)}${plus(addedAttacks)}`,
    'saving-throw': `${target === undefined ? '' : `${target}’s `}${title(ability ?? '')} save, ${onSuccess}`,
    hit: 'hit',
    'earlier-roll': 'earlier roll',
    nothing: 'no roll',
  }[decidedBy]
  return [
    ...(occasion === undefined ? [] : [words(occasion)]),
    how,
    ...(onMiss === undefined ? [] : [`${onMiss} on a miss`]),
    ...(darts === undefined ? [] : [`${counted(darts, 'dart')}${plus(addedDarts)}`]),
  ].join(', ')
}

function bonusUpgrade({ slot, bonus, ...rest }: SpellBonusUpgrade): string {
  nothingElse(rest)
  return ` (slot ${slot}: +${bonus})`
}

function consequences(effect: SpellEffect): readonly string[] {
  const {
    // `decided` prints these
    decidedBy: _decidedBy,
    attack: _attack,
    attacks: _attacks,
    addedAttacks: _addedAttacks,
    onMiss: _onMiss,
    ability: _ability,
    onSuccess: _onSuccess,
    target: _target,
    darts: _darts,
    addedDarts: _addedDarts,
    occasion: _occasion,
    replacesDamage,
    damage: damages,
    healing,
    temporaryHitPoints,
    hitPointMaximum,
    bonusToRolls,
    bonusUpgrades = [],
    penaltyToRolls,
    damageReducedBy,
    armorClassBonus,
    baseArmorClass,
    leastArmorClass,
    conditions,
    oneOfConditions,
    ends,
    endsOneOf,
    ...rest
  } = effect
  nothingElse(rest)
  return [
    damages && `${replacesDamage ? 'replaces ' : ''}${damages.map(damage).join(' and ')}`,
    healing && `heals ${dice(healing)}`,
    temporaryHitPoints && `temporary ${dice(temporaryHitPoints)}`,
    hitPointMaximum && `maximum ${dice(hitPointMaximum)}`,
    bonusToRolls && `+${bonusToRolls} to rolls${bonusUpgrades.map(bonusUpgrade).join('')}`,
    penaltyToRolls && `−${penaltyToRolls} to rolls`,
    damageReducedBy && `−${damageReducedBy} from damage`,
    armorClassBonus && `${armorClassBonus < 0 ? '−' : '+'}${Math.abs(armorClassBonus)} AC`,
    baseArmorClass && `AC ${baseArmorClass}`,
    leastArmorClass && `AC at least ${leastArmorClass}`,
    conditions && all(conditions),
    oneOfConditions && choice(oneOfConditions),
    ends && `ends ${all(ends)}`,
    endsOneOf && `ends ${choice(endsOneOf)}`,
  ].filter((part): part is string => typeof part === 'string' && part !== '')
}

function effect(effect: SpellEffect): string {
  const what = consequences(effect)
  return decided(effect) + (what.length > 0 ? `: ${what.join(', ')}` : '')
}

/** A spell in the cells of the second entry. Only its page has no cell: the text that was typed from has no pages. */
export function printed(spell: Spell): Cells {
  const {
    page: _page,
    level: _level,
    school: _school,
    lists,
    castingTimes: _castingTimes,
    trigger: _trigger,
    ritual: _ritual,
    range: _range,
    rangeUpgrades: _rangeUpgrades,
    components,
    materials = [],
    duration: _duration,
    concentration: _concentration,
    targets: _targets,
    addedTargets: _addedTargets,
    andCaster: _andCaster,
    addedDuration: _addedDuration,
    longer: _longer,
    areas = [],
    effects = [],
    grows,
    ...rest
  } = spell
  nothingElse(rest)
  return {
    Level: level(spell),
    Lists: lists.map(title).join(', '),
    'Casting Time': castingTimes(spell),
    Range: range(spell),
    Components: components.map((component) => COMPONENTS[component]).join(', '),
    Cost: orNone(materials.map(cost)),
    Duration: duration(spell),
    Targets: targets(spell),
    Areas: orNone(areas.map(area)),
    Effects: orNone(effects.map(effect)),
    Grows: grows ? 'yes' : '—',
  }
}
