import type { NotationError } from '@rulestone/core/dice'
import { makeT } from '../shared/make-t.ts'
import type { RollHistoryProps } from './RollHistory.tsx'

/** Why shared dice cannot be rolled: they are too large, as the notation says it, or no dice at all. */
export async function unreadable(
  dice: string,
  error: NotationError,
  { t, tag, formats }: Pick<RollHistoryProps, 't' | 'tag' | 'formats'>,
): Promise<string> {
  if (error.code !== 'over-limit') return t('unreadable', { dice })
  const { errorWords } = await import('../calculator/answer/sentences.ts')
  const { limit, got, allowed } = error
  const values = { got, allowed: formats.integer(allowed) }
  return makeT(tag, await errorWords(tag))(`errors.dice.over-limit.${limit}`, values)
}
