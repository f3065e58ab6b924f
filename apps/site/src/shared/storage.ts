/** A saved setting; undefined if storage is refused or empty. */
export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Saves a setting, or deletes it; returns whether storage allows it. If not, the setting applies to this page only. */
export function remember(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
