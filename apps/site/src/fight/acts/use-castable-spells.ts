import { useEffect, useState } from 'preact/hooks'
import { cacheRequests } from '../../shared/cache-requests.ts'
import { fetchJson } from '../../shared/fetch-data.ts'
import type { CastableSpell } from '../castable-spells.ts'

const load = cacheRequests((address: string) => fetchJson<readonly CastableSpell[]>(address))

/** The spells of the language of the page; none until they are loaded, or without a connection. */
export function useCastableSpells(): readonly CastableSpell[] {
  const [spells, setSpells] = useState<readonly CastableSpell[]>([])
  useEffect(() => {
    load(new URL('spells.json', location.origin + location.pathname).href).then(setSpells, () => undefined)
  }, [])
  return spells
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** The spell with a name, in the language of the page or in English. */
export const spellNamed = (spells: readonly CastableSpell[], typed: string): CastableSpell | undefined =>
  spells.find(({ name, english }) => [name, english].some((one) => one !== undefined && plain(one) === plain(typed)))
