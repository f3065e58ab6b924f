import type {
  CastSpell,
  CreatureAttack,
  CreaturePart,
  CreatureSave,
  CreatureSpellcasting,
  CreatureTarget,
  Multiattack,
  MultiattackStep,
  SpellArea,
} from '@rulestone/compendium'
import { type CreatureWords, joined, linkTo } from './creature-words.ts'
import { attackOdds, d20With, difficulty, explained, rolling, saveOdds, testOf } from './live-figures.ts'
import { outcomeWords } from './outcome-words.ts'

function distanceWords({ say, feet }: CreatureWords, { reachFeet, rangeFeet, longRangeFeet }: CreatureAttack): string {
  const reach = reachFeet === undefined ? '' : explained('reach', say('attack.reach', { feet: feet(reachFeet) }))
  const range =
    rangeFeet === undefined
      ? ''
      : explained(
          'range',
          longRangeFeet === undefined
            ? say('attack.range', { feet: feet(rangeFeet) })
            : say('attack.range-long', { feet: feet(rangeFeet), long: feet(longRangeFeet) }),
        )
  return reach && range ? say('attack.reach-or-range', { reach, range }) : reach || range
}

function attackWords(words: CreatureWords, attack: CreatureAttack): readonly string[] {
  const { say, signed } = words
  const [kind = 'melee', other] = attack.kinds
  const hit = outcomeWords(words, attack.hit)
  const bonus = rolling(d20With(attack.bonus), {
    as: signed(attack.bonus),
    name: say('rolls.attack', { bonus: attack.bonus }),
    odds: attackOdds(attack),
  })
  return [
    say(`attack.${other ? 'either' : kind}`, { bonus, distance: distanceWords(words, attack) }),
    ...(attack.advantageWhen ? [say(`attack.advantage.${attack.advantageWhen}`)] : []),
    ...(hit.length > 0 ? [say('attack.hit'), ...hit] : []),
  ]
}

function areaWords(words: CreatureWords, area: SpellArea): string {
  const { say, feet, name } = words
  const shape = name(area.shape)
  const link = (text: string): string => explained(area.shape, text)
  switch (area.shape) {
    case 'cone':
      return link(say('areas.cone', { area: shape, length: feet(area.lengthFeet, 'adjective') }))
    case 'line':
      return link(say('areas.line', { area: shape, length: feet(area.lengthFeet), width: feet(area.widthFeet) }))
    case 'emanation':
      return link(say('areas.emanation', { area: shape, radius: feet(area.radiusFeet, 'adjective') }))
    case 'sphere':
      return link(say('areas.sphere', { area: shape, radius: feet(area.radiusFeet) }))
    case 'cylinder': {
      const sizes = { radius: feet(area.radiusFeet), height: feet(area.heightFeet) }
      return link(say('areas.cylinder', { area: shape, ...sizes }))
    }
    default:
      throw new RangeError(`area.shape is ${area.shape}; no stat block has such an area.`)
  }
}

function targetWords(words: CreatureWords, target: CreatureTarget): string {
  const { say, feet, name } = words
  const { area, enemies, withinFeet, seen, largest, having, grappled } = target
  if (area) {
    const who = say(enemies ? 'save.each-enemy' : 'save.each', { area: areaWords(words, area) })
    if (withinFeet === undefined) return who
    // The point is the center of a Sphere, but not of a Cylinder.
    const point = area.shape === 'cylinder' ? 'cylinder-at' : 'at'
    return say(`save.${point}-${seen ? 'seen-point' : 'point'}`, { who, feet: feet(withinFeet) })
  }
  let who = say(enemies ? 'save.enemy' : 'save.creature')
  if (largest) who = say('save.sized', { size: name(largest), who })
  if (having) who = say('save.having', { who, condition: linkTo(words, having) })
  if (grappled) who = say('save.grappled', { who })
  const distance = withinFeet === undefined ? '' : feet(withinFeet)
  const key = [seen && 'seen', distance && 'within'].filter(Boolean).join('-')
  return say('save.one', { who, where: key === '' ? '' : say(`save.${key}`, { feet: distance }) })
}

function saveWords(words: CreatureWords, save: CreatureSave): readonly string[] {
  const { say, name } = words
  const { target, afterHit, failure, secondFailure, onSuccess, successInWords } = save
  const ability = name(save.ability)
  const dc = difficulty(words, save.dc, saveOdds(save))
  const roll = afterHit
    ? say('save.after-hit', { ability, dc })
    : target
      ? say('save.roll-who', { ability, dc, who: targetWords(words, target) })
      : say('save.roll', { ability, dc })
  return [
    roll,
    ...(failure ? [say(secondFailure ? 'save.first-failure' : 'save.failure'), ...outcomeWords(words, failure)] : []),
    ...(secondFailure ? [say('save.second-failure'), ...outcomeWords(words, secondFailure)] : []),
    ...(onSuccess === 'half' ? [say(failure?.riders && !successInWords ? 'save.half-only' : 'save.half')] : []),
  ]
}

const spellLink = ({ say, spell }: CreatureWords, { spell: id, level }: CastSpell): string => {
  const link = `[${spell(id)}](spell:${id})`
  return level === undefined ? link : say('spells.level', { spell: link, level })
}

/** What a Multiattack can be made of, in words: names of parts, then spells that the creature casts. */
function choiceWords(words: CreatureWords, choices: readonly (string | CastSpell)[]): string {
  const { say, part } = words
  const parts = choices.flatMap((one) =>
    typeof one === 'string' ? [say('multiattack.part', { part: part(one) })] : [],
  )
  const casts = choices.flatMap((one) =>
    typeof one === 'string' ? [] : [say('multiattack.cast', { spell: spellLink(words, one) })],
  )
  const [named, cast] = [joined(words, parts, 'or'), joined(words, casts, 'or')]
  return named && cast ? say('multiattack.part-or-cast', { part: named, cast }) : named || cast
}

/** A step of a Multiattack, without its verb: whether it is of attacks or of other uses, and how many. */
function stepWords(
  words: CreatureWords,
  { of, times, optional }: MultiattackStep,
  attacks: ReadonlySet<string>,
): { readonly verb: 'make' | 'use'; readonly text: string } {
  const { say } = words
  const verb = of.every((choice) => typeof choice === 'string' && attacks.has(choice)) ? 'make' : 'use'
  const kind = verb === 'use' ? 'uses' : of.length > 1 && times > 1 ? 'mixed' : 'attacks'
  const text = say(`multiattack.${kind}`, { count: times, part: choiceWords(words, of) })
  return { verb, text: optional ? say('multiattack.optional', { step: text }) : text }
}

/** The steps of a Multiattack: those side by side that have the same verb share it. */
function stepsWords(words: CreatureWords, steps: readonly MultiattackStep[], attacks: ReadonlySet<string>): string {
  const groups: { readonly verb: 'make' | 'use'; readonly texts: string[] }[] = []
  for (const { verb, text } of steps.map((step) => stepWords(words, step, attacks))) {
    const last = groups.at(-1)
    if (last?.verb === verb) last.texts.push(text)
    else groups.push({ verb, texts: [text] })
  }
  const phrases = groups.map(({ verb, texts }) =>
    words.say(`multiattack.${verb}`, { list: joined(words, texts, 'and') }),
  )
  return joined(words, phrases, 'effects')
}

function replacementWords(words: CreatureWords, replaceable: NonNullable<Multiattack['replaceable']>): string {
  const { say, part } = words
  const { only, attacks: count = 1 } = replaceable
  const by = choiceWords(words, replaceable.by)
  if (only) return say('multiattack.replace-only', { by, part: say('multiattack.part', { part: part(only) }) })
  return count === 'any' ? say('multiattack.replace-any', { by }) : say('multiattack.replace', { by, count })
}

/** A Multiattack, or two to choose between. A replacement that is the same in both is said once, after them. */
function multiattackWords(
  words: CreatureWords,
  multiattack: readonly Multiattack[],
  attacks: ReadonlySet<string>,
): readonly string[] {
  const sentences = multiattack.flatMap(({ steps, replaceable }, index) => [
    words.say(`multiattack.${index === 0 ? 'sentence' : 'second'}`, { steps: stepsWords(words, steps, attacks) }),
    ...(replaceable ? [replacementWords(words, replaceable)] : []),
  ])
  return sentences.filter((sentence, index) => sentences.lastIndexOf(sentence) === index)
}

function spellAttackWords({ say, signed }: CreatureWords, bonus: number): string {
  const odds = { calculator: 'attack', bonus: String(bonus) }
  const roll = rolling(d20With(bonus), { as: signed(bonus), name: say('rolls.attack', { bonus }), odds })
  return say('spells.attack', { bonus: roll })
}

/** Spells that the creature casts: how, then each list in a paragraph of its own. */
function spellcastingWords(words: CreatureWords, casting: CreatureSpellcasting): string {
  const { say, name, separator } = words
  const { ability, saveDc, attackBonus, without, lists } = casting
  const numbers = [
    ...(saveDc === undefined ? [] : [say('spells.dc', { dc: difficulty(words, saveDc, testOf('saving-throw')) })]),
    ...(attackBonus === undefined ? [] : [spellAttackWords(words, attackBonus)]),
  ]
  const components = joined(
    words,
    (without ?? []).map((component) => say(`spells.${component}`)),
    'or',
  )
  return [
    say('spells.roll', {
      ability: name(ability),
      numbers: numbers.length > 0 ? say('spells.numbers', { list: numbers.join(separator) }) : '',
      without: without ? say('spells.without', { components }) : '',
    }),
    ...lists.map(({ perDay, spells }) => {
      const list = spells.map((one) => spellLink(words, one)).join(separator)
      if (perDay === undefined) return say('spells.at-will', { spells: list })
      const uses = say(spells.length === 1 ? 'uses.day' : 'uses.day-each', { count: perDay })
      return say('spells.day', { uses: explained('per-day', uses), spells: list })
    }),
  ].join('\n\n')
}

function dayWords({ say }: CreatureWords, { perDay = 0, perDayInLair }: CreaturePart): string {
  return explained(
    'per-day',
    perDayInLair === undefined
      ? say('uses.day', { count: perDay })
      : say('uses.day-lair', { count: perDay, lair: perDayInLair }),
  )
}

function rechargeWords({ say }: CreatureWords, recharge: number | 'short-or-long-rest'): string {
  if (recharge === 'short-or-long-rest') return explained('limited-usage', say('uses.recharge-rest'))
  const as = recharge === 6 ? say('uses.recharge-6') : say('uses.recharge', { least: recharge })
  return rolling('1d6', { as })
}

/** How often a part can be used, after its name, as Markdown. */
export function usesWords(words: CreatureWords, part: CreaturePart): readonly string[] {
  const { say } = words
  const { perDay, recharge, oncePerRound, forms, effectOf, requires } = part
  const inForms = (forms ?? []).map((form) => say(`forms.${form}`))
  return [
    ...(effectOf ? [say('uses.effect', { part: words.part(effectOf) })] : []),
    ...(perDay === undefined ? [] : [dayWords(words, part)]),
    ...(recharge === undefined ? [] : [rechargeWords(words, recharge)]),
    ...(oncePerRound ? [say('uses.round')] : []),
    ...(forms ? [say('uses.forms', { forms: joined(words, inForms, 'or') })] : []),
    ...(requires ? [say('uses.requires', { thing: say(`things.${requires}`) })] : []),
  ]
}

/**
 * What the figures of a part say, as Markdown: sentences with dice and links.
 *
 * @param attacks the ids of the parts that are attacks
 */
export function partWords(words: CreatureWords, part: CreaturePart, attacks: ReadonlySet<string>): string {
  return [
    ...multiattackWords(words, part.multiattack ?? [], attacks),
    ...(part.attack ? attackWords(words, part.attack) : []),
    ...(part.save ? saveWords(words, part.save) : []),
    ...(part.spellcasting ? [spellcastingWords(words, part.spellcasting)] : []),
  ]
    .join(words.space)
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
