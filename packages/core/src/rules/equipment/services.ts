import { requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521BetweenAdventures } from '../../rulesets/srd-5-2-1/between-adventures.ts'

/** A service, and how much of it. */
export interface HiredService {
  /** a row of the table of services of the edition */
  readonly service: string
  /** the days, miles or times: 0 to 100,000 */
  readonly count: number
}

/**
 * The price of a service, in Copper Pieces; of a skilled hireling, the least.
 *
 * @throws RangeError if the edition has no such service, or the count is not an integer within bounds
 * @source SRD 5.2.1, Equipment, Hirelings (page 102)
 * @source SRD 5.1, Equipment, Services (page 74)
 * @example
 * serviceCopperPieces({ service: 'messenger', count: 50 }) // => 100
 * serviceCopperPieces({ service: 'ships-passage', count: 24 }, srd51) // => 240
 */
export function serviceCopperPieces(
  { service, count }: HiredService,
  { services }: RulesOf<'services'> = srd521BetweenAdventures,
): number {
  requireInteger('count', count, { minimum: 0, maximum: 100_000 })
  const known = services.map(({ hireling }) => hireling)
  requireOneOf('service', service, known)
  return services
    .filter(({ hireling }) => hireling === service)
    .reduce((sum, row) => sum + row.costCopperPieces * count, 0)
}
