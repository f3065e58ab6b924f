import type { Fields } from '@rulestone/core'
import type { JSX } from 'preact'
import type { ToolsProps } from './tools-props.ts'

/** The id of the edition field in every calculator. */
const EDITION = 'ruleset'

/** The editions of a calculator, if it has more than one. */
function editionsOf(fields: Fields): readonly string[] {
  const field = Object.hasOwn(fields, EDITION) ? fields[EDITION] : undefined
  return field?.type === 'choice' ? field.options : []
}

/** The choice of another edition whose answer to the same question is shown beside. */
export function EditionBeside({ fields, state, actions, t }: ToolsProps): JSX.Element | null {
  const own = String(state.input[EDITION])
  const beside = state.compared === undefined ? own : String(state.compared.input[EDITION])
  const others = editionsOf(fields).filter((edition) => edition !== own)
  if (others.length === 0) return null
  return (
    <label class="edition-beside">
      {t('site.beside-edition')}{' '}
      <select
        value={others.includes(beside) ? beside : ''}
        onChange={({ currentTarget: { value } }) =>
          value === '' ? actions.stopComparing() : actions.compareOptions(EDITION, [value, own])
        }
      >
        <option value="">{t('site.none')}</option>
        {others.map((edition) => (
          <option key={edition} value={edition}>
            {t(`fields.${EDITION}.options.${edition}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
