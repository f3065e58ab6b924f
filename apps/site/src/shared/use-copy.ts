import { useState } from 'preact/hooks'
import { copyText } from './copy-text.ts'

/** The state of copying, and its status text. */
export interface Copying {
  /** the status: that the last text was copied, or another message */
  readonly said: string
  readonly say: (sentence: string) => void
  /** the text that could not be copied */
  readonly left: string | undefined
  readonly copy: (text: string) => Promise<void>
}

/**
 * Copies texts and keeps the result.
 *
 * @param copied the status after a text was copied
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
