import type { NotationError } from '@rulestone/core/dice'
import { fetchStrings } from '../../shared/fetch-strings.ts'
import type { HistoryProps } from './history-props.ts'

/** Explains why shared dice cannot be rolled: they are over a limit, or not dice notation. */
export async function unreadable(
  dice: string,
  error: NotationError,
  { t, formats }: Pick<HistoryProps, 't' | 'formats'>,
): Promise<string> {
  if (error.code !== 'over-limit') return t('unreadable', { dice })
  const errors = await fetchStrings('errors')
  const { limit, got, allowed } = error
  const values = { got, allowed: formats.integer(allowed) }
  return errors(`dice.over-limit.${limit}`, values)
}
