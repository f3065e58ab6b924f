/** Asks for the files that a script imports before it can ask for them itself: `lib/finish/chunks.ts` names them beside it. */
export function preloadChunks({ dataset }: HTMLElement): void {
  for (const chunk of dataset['chunks']?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = chunk
    document.head.append(link)
  }
}
