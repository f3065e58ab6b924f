/** The id in the fragment of the URL; a fragment that is not validly percent-encoded is an id as it is. */
export function hashId(): string {
  const id = location.hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
