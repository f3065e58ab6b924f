import { attackAction } from '../rules/actions/attack-action.ts'
import { HELP_GIVES } from '../rules/actions/help.ts'
import { LONG_CASTING_MINUTES } from '../rules/actions/magic-action.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { ATTITUDES } from '../vocabulary/attitudes.ts'
import { feet, integer, type NamedFigure } from './named-figure.ts'

const attack = attackAction([])

/** Figures that running text can name: actions. */
export const actionsFigures = {
  'actions-count': integer(srd521.actions.list.length),
  'attack-action-attack-rolls': integer(attack.attackRolls),
  'attack-action-weapons-equipped': integer(attack.weaponsEquippedOrUnequipped),
  'help-attack-distance': feet(srd521.help.attackWithinFeet),
  'help-allies': integer(HELP_GIVES.allies),
  'help-rolls': integer(HELP_GIVES.rolls),
  'hide-dc': integer(srd521.hide.check.dc),
  'influence-minimum-dc': integer(srd521.influence.leastDc),
  'influence-retry-hours': integer(srd521.influence.retryHours),
  'attitudes-count': integer(ATTITUDES.length),
  'long-casting-minutes': integer(LONG_CASTING_MINUTES),
  'free-object-interactions-per-turn': integer(srd521.objectInteraction.freePerTurn),
} as const satisfies Readonly<Record<string, NamedFigure>>
