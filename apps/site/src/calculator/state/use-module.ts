import { useEffect, useState } from 'preact/hooks'

/**
 * Code that is fetched when it is first wanted.
 *
 * @param load always the same function
 * @returns nothing until it is there; where it does not arrive, the page goes without
 */
export function useModule<Module extends object>(load: () => Promise<Module>, isWanted: boolean): Module | undefined {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    if (isWanted && !module) load().then(setModule, () => undefined)
  }, [load, isWanted, module])
  return module
}
