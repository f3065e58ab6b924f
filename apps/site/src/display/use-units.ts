import { useEffect, useState } from 'preact/hooks'
import { isUnitSystem, type UnitSystem } from './units.ts'

/** The reader's unit system, updated when it changes; that of the rules until the page knows. */
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
