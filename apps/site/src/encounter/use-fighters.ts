import { useEffect, useState } from 'preact/hooks'
import type { CompendiumCreature } from '../fight/compendium-creatures.ts'
import { fetchJson } from '../shared/fetch-data.ts'
import type { ReadyCharacters } from './ready-characters.ts'
import type { Fighters } from './setup/planned-encounter.ts'

/**
 * The ready characters and the creatures, loaded once; `failed` without a connection.
 *
 * @param addresses of their files
 */
export function useFighters(addresses: {
  readonly characters: string
  readonly creatures: string
}): Fighters | 'failed' | undefined {
  const [fighters, setFighters] = useState<Fighters | 'failed'>()
  useEffect(() => {
    Promise.all([
      fetchJson<ReadyCharacters>(addresses.characters),
      fetchJson<readonly CompendiumCreature[]>(addresses.creatures),
    ]).then(
      ([characters, creatures]) =>
        setFighters({ characters, creatures: new Map(creatures.map((one) => [one.id, one])) }),
      () => setFighters('failed'),
    )
  }, [])
  return fighters
}
