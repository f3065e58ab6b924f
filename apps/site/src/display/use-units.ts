import { useEffect, useState } from 'preact/hooks'
import { isUnitSystem, type UnitSystem } from './units.ts'

/** How the reader has lengths and weights, also when that changes; as the rules say them until the page knows. */
export function useUnits(): UnitSystem {
  const [system, setSystem] = useState<UnitSystem>('feet')
  useEffect(() => {
    const read = (): void => {
      const units = document.documentElement.dataset['units']
      setSystem(isUnitSystem(units) ? units : 'feet')
    }
    read()
    document.addEventListener('units', read)
    return () => document.removeEventListener('units', read)
  }, [])
  return system
}
