import { ABILITIES, type ByAbility, DAMAGE_TYPES, LEVELS } from '@rulestone/core'
import { isAreaCatch, isPreferredTarget } from '@rulestone/core/encounter'
import {
  type CreatureRow,
  type EncounterState,
  EXAMPLE,
  FIRST_FIGURES,
  MOST_CHARACTERS,
  MOST_OF_A_KIND,
  type OwnFigures,
  type PartyRow,
  READY_CHARACTERS,
} from './encounter-state.ts'

/** What stands for a list without items. */
const NOBODY = 'none'

const [BETWEEN_ROWS, BETWEEN_FIGURES, BETWEEN_SAVES] = ['.', '~', '_']

/** A text in which nothing separates rows or figures. */
const escaped = (text: string): string =>
  text.replace(/[%.~_]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The typed figures in the order of the address; the saves follow. */
const FIGURES = ['name', 'level', 'ac', 'hp', 'initiative', 'bonus', 'damage', 'type', 'attacks', 'kind'] as const

function writeOwn(figures: OwnFigures): string {
  const saves = ABILITIES.map((ability) => escaped(figures.saves[ability])).join(BETWEEN_SAVES)
  return ['', ...FIGURES.map((figure) => escaped(figures[figure])), saves].join(BETWEEN_FIGURES)
}

function readOwn(text: string): PartyRow {
  const [, ...figures] = text.split(BETWEEN_FIGURES)
  const typed = (figure: (typeof FIGURES)[number], otherwise: string): string => {
    const value = figures[FIGURES.indexOf(figure)]
    return value === undefined ? otherwise : unescaped(value)
  }
  const saves = figures[FIGURES.length]?.split(BETWEEN_SAVES) ?? []
  const read = Object.fromEntries(
    ABILITIES.map((ability, index) => [ability, unescaped(saves[index] ?? FIRST_FIGURES.saves[ability])]),
  ) as ByAbility<string>
  return {
    kind: 'own',
    figures: {
      name: typed('name', ''),
      level: typed('level', FIRST_FIGURES.level),
      ac: typed('ac', FIRST_FIGURES.ac),
      hp: typed('hp', FIRST_FIGURES.hp),
      initiative: typed('initiative', FIRST_FIGURES.initiative),
      bonus: typed('bonus', FIRST_FIGURES.bonus),
      damage: typed('damage', FIRST_FIGURES.damage),
      type: DAMAGE_TYPES.find((type) => type === typed('type', '')) ?? 'untyped',
      attacks: typed('attacks', FIRST_FIGURES.attacks),
      kind: typed('kind', '') === 'ranged' ? 'ranged' : 'melee',
      saves: read,
    },
  }
}

const writeCharacter = (row: PartyRow): string =>
  row.kind === 'own' ? writeOwn(row.figures) : `${row.preset}-${row.level}`

function readCharacter(text: string): PartyRow[] {
  if (text.startsWith(BETWEEN_FIGURES)) return [readOwn(text)]
  const [, id, number = ''] = /^([a-z]+)-(\d+)$/u.exec(text) ?? []
  const preset = READY_CHARACTERS.find((one) => one === id)
  const level = Number(number)
  return preset && level >= LEVELS.minimum && level <= LEVELS.maximum ? [{ kind: 'ready', preset, level }] : []
}

const writeCreatures = ({ id, count }: CreatureRow): string => (count === 1 ? id : `${count}-${id}`)

function readCreatures(text: string): CreatureRow[] {
  const [, number = '1', id] = /^(?:(\d+)-)?([a-z][a-z-]*)$/u.exec(text) ?? []
  if (id === undefined) return []
  return [{ id, count: Math.min(MOST_OF_A_KIND, Math.max(1, Number(number))) }]
}

const rowsOf = (text: string): readonly string[] => (text === NOBODY ? [] : text.split(BETWEEN_ROWS))

/** Rows as a text; empty if they are those of the example. */
function writeRows<Row>(rows: readonly Row[], example: readonly Row[], write: (row: Row) => string): string {
  const [own, default_] = [rows, example].map((all) => all.map(write).join(BETWEEN_ROWS))
  return own === default_ ? '' : own === '' ? NOBODY : (own ?? '')
}

/** The values of the address; those of the example are empty. */
export function writeState({ party, creatures, way, seed }: EncounterState): Readonly<Record<string, string>> {
  const unless = (value: string, usual: string): string => (value === usual ? '' : value)
  return {
    party: writeRows(party, EXAMPLE.party, writeCharacter),
    creatures: writeRows(creatures, EXAMPLE.creatures, writeCreatures),
    'party-targets': unless(way.targets.party, EXAMPLE.way.targets.party),
    'creature-targets': unless(way.targets.creatures, EXAMPLE.way.targets.creatures),
    area: unless(way.areaCatches, EXAMPLE.way.areaCatches),
    limited: way.limitedUses === EXAMPLE.way.limitedUses ? '' : 'no',
    seed: unless(seed, EXAMPLE.seed),
  }
}

/**
 * What an address says; what it leaves out is as in the example, and what cannot be read is left out.
 *
 * @example
 * readState('?creatures=2-ogre').creatures // => [{ id: 'ogre', count: 2 }]
 */
export function readState(search: string): EncounterState {
  const query = new URLSearchParams(search)
  const [party, creatures] = [query.get('party'), query.get('creatures')]
  const chosen = <Value extends string>(name: string, is: (value: unknown) => value is Value, usual: Value): Value => {
    const value = query.get(name)
    return is(value) ? value : usual
  }
  const { way } = EXAMPLE
  return {
    party: party === null ? EXAMPLE.party : rowsOf(party).flatMap(readCharacter).slice(0, MOST_CHARACTERS),
    creatures: creatures === null ? EXAMPLE.creatures : rowsOf(creatures).flatMap(readCreatures),
    way: {
      targets: {
        party: chosen('party-targets', isPreferredTarget, way.targets.party),
        creatures: chosen('creature-targets', isPreferredTarget, way.targets.creatures),
      },
      areaCatches: chosen('area', isAreaCatch, way.areaCatches),
      limitedUses: query.get('limited') !== 'no',
    },
    seed: query.get('seed')?.trim() || EXAMPLE.seed,
  }
}
