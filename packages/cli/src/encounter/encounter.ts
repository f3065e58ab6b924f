import { availableParallelism } from 'node:os'
import {
  AREA_CATCHES,
  type Encounter,
  isAreaCatch,
  isPreferredTarget,
  type NewEncounter,
  PREFERRED_TARGETS,
  USUAL_WAY_TO_PLAY,
  type WayToPlay,
} from '@rulestone/core'
import { creatureEntry } from '@rulestone/text'
import { entryNames, sayTaken } from '../content/find-entry.ts'
import { openFiles } from '../content/open-workbench.ts'
import { type Options, readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { USAGE } from '../terminal/usage.ts'
import { encounterData, encounterLines } from './encounter-answer.ts'
import { encounterNames } from './encounter-names.ts'
import { type FoundOdds, fighters, findOdds, planEncounter, usualParty } from './find-odds.ts'
import { readPartyFile } from './party-file.ts'
import { fightLog } from './watch-fight.ts'

const USUAL_FIGHTS = 10_000
const MOST_FIGHTS = 100_000_000
const USUAL_LEVEL = 3
/** More fighters, or more seconds, are played only if the number of fights is given. */
const MOST_FIGHTERS = 50
const MOST_SECONDS = 60

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

/** The odds, and the fights that showed them; an interruption ends these. */
async function oddsOf(
  plan: NewEncounter,
  encounter: Encounter,
  settings: { readonly seed: string; readonly fights: number; readonly asked: boolean; readonly cores: number },
  { progress, onInterrupt }: Terminal,
): Promise<FoundOdds> {
  const { seed, fights, asked, cores } = settings
  const stop = new AbortController()
  const release = onInterrupt?.(() => stop.abort())
  try {
    const found = await findOdds(plan, encounter, {
      ...{ seed, fights, cores, stop: stop.signal },
      mostSeconds: asked ? Number.POSITIVE_INFINITY : fighters(encounter) > MOST_FIGHTERS ? 0 : MOST_SECONDS,
      onProgress: (count) => progress?.(`${count} / ${fights}`),
    })
    progress?.('')
    if (found.kind === 'found') return found
    throw new Refusal(USAGE.tooLong(fights, fighters(encounter), found))
  } finally {
    release?.()
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
    const content = await openFiles(undefined)
    const byName = entryNames(content.names, strings.locale)
    const onTaken = sayTaken(strings, terminal.error)
    const { plan, encounter: prepared, kinds, ratings } = await planEncounter(party, typed, way, byName, onTaken)
    const names = () =>
      encounterNames(content.names(), content.only(kinds.map(creatureEntry)).library, strings.locale, strings)
    if (watched > 0) {
      terminal.out(fightLog(prepared, seed, watched, names(), strings).join('\n'))
      return 0
    }
    const answer = {
      ...{ encounter: prepared, party, creatures: plan.creatures, seed },
      ratings,
      ...(await oddsOf(plan, prepared, { seed, fights, cores, asked: values['fights'] !== undefined }, terminal)),
    }
    terminal.out(
      flags.has('json') ? writeJson(encounterData(answer)) : encounterLines(answer, names(), strings).join('\n'),
    )
    return 0
  },
}
