import { useState } from 'preact/hooks'
import { copyText } from './copy-text.ts'

/** Copying, and what there is to say about it. */
export interface Copying {
  /** what a status says: that the last text was copied, or what else was said */
  readonly said: string
  readonly say: (sentence: string) => void
  /** what the browser did not let be copied */
  readonly left: string | undefined
  readonly copy: (text: string) => Promise<void>
}

/**
 * Copies texts and keeps what came of it.
 *
 * @param copied what is said when a text was copied
 */
export function useCopy(copied: string): Copying {
  const [said, say] = useState('')
  const [left, setLeft] = useState<string>()
  const copy = async (text: string): Promise<void> => {
    say('')
    const done = await copyText(text)
    setLeft(done ? undefined : text)
    if (done) say(copied)
  }
  return { said, say, left, copy }
}
