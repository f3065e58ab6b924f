/** A saved setting; undefined if storage is refused or empty. */
export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Saves a setting, or deletes it. If storage is refused, it applies to this page only. */
export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The setting is just not saved.
  }
}
