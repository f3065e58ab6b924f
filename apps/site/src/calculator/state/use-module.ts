import { useEffect, useState } from 'preact/hooks'

/**
 * Code that is fetched when it is first wanted.
 *
 * @param load the same function at every call
 * @returns undefined until it is fetched, and where that fails
 */
export function useModule<Module extends object>(load: () => Promise<Module>, isWanted: boolean): Module | undefined {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    if (isWanted && !module) load().then(setModule, () => undefined)
  }, [load, isWanted, module])
  return module
}
