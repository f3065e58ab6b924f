import { useEffect, useState } from 'preact/hooks'

/**
 * Code that is fetched on first use.
 *
 * @param load the same function at every call
 * @returns undefined until it is fetched, or if that fails
 */
export function useModule<Module extends object>(load: () => Promise<Module>, isWanted: boolean): Module | undefined {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    if (isWanted && !module) load().then(setModule, () => undefined)
  }, [load, isWanted, module])
  return module
}
