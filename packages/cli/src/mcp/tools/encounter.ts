import { availableParallelism } from 'node:os'
import { AREA_CATCHES, PREFERRED_TARGETS, USUAL_WAY_TO_PLAY } from '@rulestone/core'
import { z } from 'zod'
import { encounterData, encounterLines } from '../../encounter/encounter-answer.ts'
import { encounterNames } from '../../encounter/encounter-names.ts'
import { fighters, findOdds, planEncounter, usualParty } from '../../encounter/find-odds.ts'
import { partyIn } from '../../encounter/party-file.ts'
import { Refusal } from '../../terminal/refusal.ts'
import { USAGE } from '../../terminal/usage.ts'
import { defineTool, oneOf } from '../tool.ts'

/** A client waits about a minute for an answer. */
const MOST_SECONDS = 30

/** The rules that say how hard the fight is, and those that decide it. */
const RULES = ['combat-encounter-difficulty', 'initiative', 'attack-roll', 'saving-throw', 'damage']

const targets = (usual: (typeof PREFERRED_TARGETS)[number]) => oneOf(PREFERRED_TARGETS).default(usual)

/** The odds of a party against creatures, as `rulestone encounter` gives them. */
export const encounter = defineTool({
  name: 'encounter',
  title: 'The odds of an encounter',
  description:
    'Plays many fights of a party of characters against creatures and answers the chance to win and to lose somebody, the rounds, the Hit Points that are left, and for each fighter the chance to be dead, each with the ends between which the true value lies 19 times out of 20; also the encounter budget of the rules. One against one is exact if both do the same on each turn. `leftOut` names what the fights leave out of each creature. Without a party, four ready characters of a level fight.',
  input: {
    creatures: z
      .array(z.string().trim().min(1).max(80))
      .min(1)
      .max(20)
      .describe('how many of which, by name in any language or by id: ["4 goblin", "1 bugbear"]'),
    party: z
      .array(z.looseObject({}))
      .min(1)
      .max(50)
      .optional()
      .describe(
        'ready characters, {"preset": "fighter", "level": 5} (also cleric, rogue, wizard), or own ones, {"name": "Ember", "level": 5, "armorClass": 15, "hitPoints": 38, "initiative": 2, "saves": {"dexterity": 2}, "attacks": [{"name": "Ray", "bonus": 7, "damage": "1d10", "type": "fire", "range": 120, "times": 2}], "specialActions": [{"name": "Burst", "save": "dexterity", "dc": 15, "damage": "8d6", "type": "fire", "half": true, "area": 20, "range": 150, "uses": 2}]}',
      ),
    level: z.int().min(1).max(20).default(3).describe('of the four ready characters, if there is no party'),
    fights: z.int().min(1).max(100_000).default(2_000).describe('more take longer and are more exact'),
    seed: z.string().max(80).default('rulestone').describe('the same seed gives the same figures'),
    party_targets: targets(USUAL_WAY_TO_PLAY.targets.party).describe('whom the party attacks first'),
    creature_targets: targets(USUAL_WAY_TO_PLAY.targets.creatures).describe('whom the creatures attack first'),
    area: oneOf(AREA_CATCHES).default(USUAL_WAY_TO_PLAY.areaCatches).describe('how many an area catches'),
    limited_uses: z.boolean().default(USUAL_WAY_TO_PLAY.limitedUses).describe('whether what has limited uses is used'),
  },
  async answer(input, { locale, strings, site, library: open, names, onTaken }) {
    const { creatures, fights, seed } = input
    const party = input.party ? await partyIn(input.party, 'party') : await usualParty(input.level)
    const library = await open()
    const way = {
      targets: { party: input.party_targets, creatures: input.creature_targets },
      areaCatches: input.area,
      limitedUses: input.limited_uses,
    }
    const { plan, encounter: planned, ratings } = await planEncounter(party, creatures, way, names, onTaken)
    const found = await findOdds(plan, planned, {
      ...{ seed, fights, cores: availableParallelism(), mostSeconds: MOST_SECONDS },
      onProgress: () => undefined,
      stop: new AbortController().signal,
    })
    if (found.kind === 'too-long') throw new Refusal(USAGE.tooLongForTool(fights, fighters(planned), found))
    const answer = { encounter: planned, party, creatures: plan.creatures, ratings, seed, ...found }
    return {
      data: encounterData(answer),
      lines: encounterLines(answer, encounterNames(library, library, locale, strings), strings),
      cites: RULES,
      address: `${site}/${locale}/encounter/`,
    }
  },
})
