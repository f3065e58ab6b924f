import type { ComponentChildren, JSX, Ref } from 'preact'

interface SheetFormProps {
  readonly onSubmit: () => void
  /** the text of its button; without it, the form has buttons of its own */
  readonly submit?: string
  readonly isMain?: boolean
  readonly disabled?: boolean
  readonly class?: string
  readonly element?: Ref<HTMLFormElement>
  readonly children: ComponentChildren
}

/** A form in a sheet, with its button at the end. */
export function SheetForm(props: SheetFormProps): JSX.Element {
  const {
    onSubmit,
    submit,
    isMain = false,
    disabled = false,
    class: name = 'fight-form',
    element = null,
    children,
  } = props
  return (
    <form
      ref={element}
      class={name}
      onSubmit={(event) => {
        event.preventDefault()
        if (!disabled) onSubmit()
      }}
    >
      {children}
      {submit === undefined ? null : (
        <button type="submit" class={isMain ? 'live strong' : 'live'} disabled={disabled}>
          {submit}
        </button>
      )}
    </form>
  )
}
