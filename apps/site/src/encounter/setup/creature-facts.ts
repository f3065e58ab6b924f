import type { CompendiumCreature } from '../../fight/compendium-creatures.ts'
import type { PageLanguage } from '../language.ts'

/** The Challenge Rating, AC and Hit Points of a creature. */
export const creatureFacts = ({ rating, newcomer }: CompendiumCreature, { t, formats }: PageLanguage): string =>
  t('creatures.facts', {
    cr: rating,
    ac: formats.integer(newcomer.armorClass ?? 10),
    hp: formats.integer(Number(newcomer.hitPointMaximum)),
  })
