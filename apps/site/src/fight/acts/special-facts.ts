import { type Creature, mean, odds, parse, type SpecialAction, toNumber } from '@rulestone/core'
import { damageText } from '../log/damage-text.ts'
import { attackName, type FightLanguage, ruleName } from '../log/fight-language.ts'
import { usesLeft } from '../special-actions.ts'

/** The mean of a roll; undefined if the notation has no odds. */
function meanOf(notation: string): number | undefined {
  const dice = parse(notation)
  const rolled = dice.ok ? odds(dice.value) : undefined
  return rolled?.ok ? toNumber(mean(rolled.value)) : undefined
}

/** What limits a special action: how it recharges, or how many uses are left. */
function limitText(creature: Creature, action: SpecialAction, { t, formats }: FightLanguage): string[] {
  const { recharge, oncePerRound } = action
  const uses = usesLeft(creature, action)
  if (recharge !== undefined) {
    const least = formats.integer(recharge)
    return [
      t(uses?.left === 0 ? 'special.recharging' : recharge === 6 ? 'special.recharge-6' : 'special.recharge', {
        least,
      }),
    ]
  }
  if (uses !== undefined)
    return [t('special.uses', { left: formats.integer(uses.left), total: formats.integer(uses.total) })]
  return oncePerRound ? [t('special.once-per-round')] : []
}

/** A special action in figures: its saving throw, its damage, its attack, how far it reaches, and what limits it. */
export function specialFacts(creature: Creature, action: SpecialAction, language: FightLanguage): readonly string[] {
  const { t, formats, length } = language
  const { save, makes, withinFeet } = action
  const attack = makes && creature.attacks.find(({ id }) => id === makes.attack)
  const average = save?.damage && meanOf(save.damage.notation)
  return [
    ...(save ? [t('special.save', { dc: formats.integer(save.dc), ability: t(`abilities.${save.ability}`) })] : []),
    ...(save?.damage ? [damageText(save.damage.notation, save.damage.type, language)] : []),
    ...(average === undefined ? [] : [t('special.mean', { mean: formats.number(average) })]),
    ...(save?.damage && save.onSuccess === 'half' ? [t('special.half')] : []),
    ...(save?.conditions ?? []).map(({ condition }) => ruleName(condition, language)),
    ...(attack && makes
      ? [
          ...(makes.times > 1 || attack.id !== action.id
            ? [t('special.times', { name: attackName(attack.id, language), times: formats.integer(makes.times) })]
            : []),
          damageText(attack.damage, attack.damageType, language),
        ]
      : []),
    ...(withinFeet === undefined ? [] : [t('special.within', { feet: length(withinFeet) })]),
    ...limitText(creature, action, language),
  ]
}
