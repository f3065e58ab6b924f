import { availableParallelism } from 'node:os'
import { type CreatureId, combatant, creature, type PartyMember } from '@rulestone/compendium'
import {
  AREA_CATCHES,
  createEncounter,
  duelOdds,
  type Encounter,
  type EncounterOdds,
  isAreaCatch,
  isPreferredTarget,
  type NewEncounter,
  oddsOfTally,
  PREFERRED_TARGETS,
  prepareEncounter,
  USUAL_WAY_TO_PLAY,
  type WayToPlay,
} from '@rulestone/core'
import { creatureEntry, type LibraryOptions, type Workbench } from '@rulestone/text'
import { openCompendiumIndex } from '../content/find-entry.ts'
import { openFiles } from '../content/open-workbench.ts'
import { type Options, readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { USAGE } from '../terminal/words.ts'
import { encounterData, encounterLines } from './encounter-answer.ts'
import { encounterNames } from './encounter-names.ts'
import { findCreature, readCreatures } from './find-creatures.ts'
import { partyOf, readPartyFile } from './party-file.ts'
import { playFights } from './play-fights.ts'
import { fightLog } from './watch-fight.ts'

const USUAL_FIGHTS = 10_000
const MOST_FIGHTS = 100_000_000
const USUAL_LEVEL = 3
/** More fighters, or more seconds, are played only if the number of fights is given. */
const MOST_FIGHTERS = 50
const MOST_SECONDS = 60
/** The seconds for which fewer fights are offered. */
const OFFERED_SECONDS = 30
const MOST_OF_A_KIND = 500

const OPTIONS: Options = {
  fights: 'value',
  seed: 'value',
  json: 'flag',
  watch: 'value',
  level: 'value',
  cores: 'value',
  lang: 'value',
  'party-targets': 'value',
  'creature-targets': 'value',
  area: 'value',
  'no-limited-uses': 'flag',
}

type Values = Readonly<Record<string, string>>

/** A whole number of an option. */
function numberOf(values: Values, name: string, usual: number, least: number, most: number): number {
  const typed = values[name]
  if (typed === undefined) return usual
  const value = Number(typed)
  if (!/^\d+$/.test(typed) || value < least || value > most)
    throw new Refusal(USAGE.notBetween(name, typed, least, most))
  return value
}

function targetOf(values: Values, name: 'party-targets' | 'creature-targets', usual: WayToPlay['targets']['party']) {
  const typed = values[name] ?? usual
  if (!isPreferredTarget(typed)) throw new Refusal(USAGE.notOneOf(name, typed, PREFERRED_TARGETS))
  return typed
}

function wayOf(values: Values, flags: ReadonlySet<string>): WayToPlay {
  const { targets, areaCatches: usual } = USUAL_WAY_TO_PLAY
  const areaCatches = values['area'] ?? usual
  if (!isAreaCatch(areaCatches)) throw new Refusal(USAGE.notOneOf('area', areaCatches, AREA_CATCHES))
  return {
    targets: {
      party: targetOf(values, 'party-targets', targets.party),
      creatures: targetOf(values, 'creature-targets', targets.creatures),
    },
    areaCatches,
    limitedUses: !flags.has('no-limited-uses'),
  }
}

/** The four ready characters of a level. */
const usualParty = (level: number): Promise<readonly PartyMember[]> =>
  partyOf(
    ['fighter', 'cleric', 'rogue', 'wizard'].map((preset) => `- { preset: ${preset}, level: ${level} }`).join('\n'),
    '',
  )

/** The creatures that were typed, one by one; equal ones are numbered. */
async function creaturesOf(
  typed: readonly string[],
  names: Workbench['library'],
): Promise<readonly (readonly [CreatureId, string])[]> {
  const counts = new Map<CreatureId, number>()
  for (const argument of typed) {
    const { count, name } = readCreatures(argument)
    if (count < 1 || count > MOST_OF_A_KIND) throw new Refusal(USAGE.wrongCount(argument, MOST_OF_A_KIND))
    const id = await findCreature(names, name, () => openCompendiumIndex(names, 'en'))
    counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return [...counts].flatMap(([id, count]) =>
    Array.from({ length: count }, (_, index) => [id, count === 1 ? id : `${id} ${index + 1}`] as const),
  )
}

/** The odds: exact for one against one, else from fights, which an interruption ends. */
async function oddsOf(
  plan: NewEncounter,
  encounter: Encounter,
  settings: { readonly seed: string; readonly fights: number; readonly asked: boolean; readonly cores: number },
  { progress, onInterrupt }: Terminal,
): Promise<{ readonly odds: EncounterOdds; readonly fights: number }> {
  const prepared = prepareEncounter(encounter)
  const exact = duelOdds(prepared)
  if (exact) return { odds: exact, fights: 0 }
  const { seed, fights, asked, cores } = settings
  const fighters = Object.keys(encounter.fight.creatures).length
  const stop = new AbortController()
  const release = onInterrupt?.(() => stop.abort())
  try {
    const played = await playFights({
      ...{ encounter: plan, seed, fights, cores, stop: stop.signal },
      mostSeconds: asked ? Number.POSITIVE_INFINITY : fighters > MOST_FIGHTERS ? 0 : MOST_SECONDS,
      onProgress: (count) => progress?.(`${count} / ${fights}`),
    })
    progress?.('')
    if (played.kind === 'too-long') {
      const { seconds, fightsPerSecond } = played
      const fewer = Math.ceil(Math.min(fights / 10, fightsPerSecond * OFFERED_SECONDS))
      throw new Refusal(USAGE.tooLong(fights, fighters, Math.ceil(seconds), fewer, Math.ceil(fewer / fightsPerSecond)))
    }
    return { odds: oddsOfTally(prepared, played.tally), fights: played.tally.fights }
  } finally {
    release?.()
  }
}

function planned(plan: NewEncounter): Encounter {
  try {
    return createEncounter(plan)
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(error.message)
    throw error
  }
}

/** `rulestone encounter [PARTY.yml] "4 goblin" …`: the odds of a party against creatures. */
export const encounter: Command = {
  async run(args, terminal) {
    const { positionals, values, flags } = readArguments(args, OPTIONS)
    const strings = await openStrings(values['lang'])
    const files = positionals.filter((argument) => /\.(ya?ml|json)$/i.test(argument))
    const typed = positionals.filter((argument) => !files.includes(argument))
    const [file, another] = files
    if (another !== undefined) throw new Refusal(USAGE.twoParties(another))
    if (file !== undefined && values['level'] !== undefined) throw new Refusal(USAGE.levelOfFile(file))
    if (typed.length === 0) throw new Refusal(USAGE.creaturesMissing)
    const way = wayOf(values, flags)
    const seed = values['seed'] ?? 'rulestone'
    const fights = numberOf(values, 'fights', USUAL_FIGHTS, 1, MOST_FIGHTS)
    const watched = numberOf(values, 'watch', 0, 1, MOST_FIGHTS)
    const cores = numberOf(values, 'cores', availableParallelism(), 1, 1024)
    const party =
      file === undefined ? await usualParty(numberOf(values, 'level', USUAL_LEVEL, 1, 20)) : await readPartyFile(file)
    const read = await openFiles(undefined)
    const { library } = read({ namesOnly: true })
    const chosen = await creaturesOf(typed, library)
    const plan: NewEncounter = {
      party: party.map(({ member }) => member),
      creatures: chosen.map(([kind, id]) => ({ ...combatant(kind), id })),
      way,
    }
    const prepared = planned(plan)
    const names = () => {
      const only: LibraryOptions['only'] = [...new Set(chosen.map(([kind]) => creatureEntry(kind)))]
      return encounterNames(library, read({ only }).library, strings.locale, strings)
    }
    if (watched > 0) {
      terminal.out(fightLog(prepared, seed, watched, names(), strings).join('\n'))
      return 0
    }
    const answer = {
      ...{ encounter: prepared, party, creatures: plan.creatures, seed },
      ratings: chosen.map(([kind]) => creature(kind).challengeRating),
      ...(await oddsOf(plan, prepared, { seed, fights, cores, asked: values['fights'] !== undefined }, terminal)),
    }
    terminal.out(
      flags.has('json') ? writeJson(encounterData(answer)) : encounterLines(answer, names(), strings).join('\n'),
    )
    return 0
  },
}
