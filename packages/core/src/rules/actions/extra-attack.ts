import { requireEachOf } from '../../one-of.ts'
import { CLASS_FEATURES, type ClassFeature } from '../../vocabulary/class-features.ts'

const ATTACKS: Readonly<Partial<Record<ClassFeature, number>>> = {
  'extra-attack': 2,
  'two-extra-attacks': 3,
  'three-extra-attacks': 4,
}

/**
 * How many attacks the Attack action gives. Extra Attack from several classes does not add up; the best counts. A rule
 * of 5.2.1 alone.
 *
 * @param features of all classes of the character
 * @throws RangeError if one is not the id of a class feature
 * @source SRD 5.2.1, Character Creation, Extra Attack (page 25)
 * @example
 * attacksPerAction(['extra-attack', 'extra-attack']) // => 2
 * attacksPerAction(['extra-attack', 'two-extra-attacks']) // => 3
 * attacksPerAction([]) // => 1
 */
export const attacksPerAction = (features: readonly ClassFeature[]): number =>
  Math.max(1, ...requireEachOf('features', features, CLASS_FEATURES).map((feature) => ATTACKS[feature] ?? 1))
