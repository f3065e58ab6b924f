import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { matchOptions, type PickOption } from './match-options.ts'
import type { PickerProps } from './picker-props.ts'
import { placeList } from './place-list.ts'

/** Where each key moves the active option; Enter selects it. */
const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(last, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
}

/** Selects one of many options: a search input and the list of matches. */
export function Picker(props: PickerProps & { readonly startsFocused?: boolean }): JSX.Element {
  const { id, options, value, label, invalid = false, describedBy, pick, t, startsFocused = false } = props
  const [query, setQuery] = useState<string>()
  const [isOpen, setOpen] = useState(startsFocused)
  const indexOfChosen = (): number => options.findIndex((option) => option.id === value)
  const [active, setActive] = useState(startsFocused ? indexOfChosen : -1)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const found = useMemo(() => matchOptions(options, query ?? ''), [options, query])
  const chosen = options.find((option) => option.id === value)

  const open = (): void => {
    if (isOpen) return
    setOpen(true)
    setActive(indexOfChosen())
  }
  const close = (): void => {
    setOpen(false)
    setQuery(undefined)
    setActive(-1)
  }
  const take = (option: PickOption | undefined): void => {
    if (option === undefined) return
    close()
    if (option.id !== value) pick(option.id)
  }

  useLayoutEffect(() => {
    if (startsFocused) input.current?.focus()
  }, [startsFocused])
  useLayoutEffect(() => {
    if (!isOpen || !list.current || !input.current) return
    const [shown, near] = [list.current, input.current]
    shown.showPopover()
    const onMove = (): void => placeList(shown, near)
    onMove()
    const onScroll = ({ target }: Event): void => {
      if (target !== shown) onMove()
    }
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    window.visualViewport?.addEventListener('resize', onMove)
    return () => {
      removeEventListener('scroll', onScroll, { capture: true })
      window.visualViewport?.removeEventListener('resize', onMove)
    }
  }, [isOpen, found.length])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active, isOpen])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return
    const move = MOVES[event.key]
    if (move) {
      event.preventDefault()
      if (isOpen) setActive(move(active, found.length - 1))
      else open()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isOpen) take(found[active])
      else open()
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const optionId = (index: number): string => `${id}-option-${index}`
  return (
    <div class="picker">
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && found[active] ? optionId(active) : undefined}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        placeholder={chosen?.name ?? t('search')}
        value={query ?? chosen?.name ?? ''}
        onInput={(event) => {
          const text = event.currentTarget.value
          setQuery(text)
          setActive(text.trim() === '' ? -1 : 0)
          setOpen(true)
        }}
        onFocus={(event) => event.currentTarget.select()}
        onClick={open}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {isOpen ? (
        <div
          ref={list}
          id={`${id}-list`}
          class="picker-list"
          role="listbox"
          aria-label={label ?? t('search')}
          popover="manual"
          onPointerDown={(event) => event.preventDefault()}
        >
          {found.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input takes the keys of the list
            <div
              key={option.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              class={`picker-option${index === active ? ' active' : ''}`}
              aria-selected={option.id === value}
              onClick={() => take(option)}
            >
              {option.name}
              {option.english === undefined ? null : (
                <span class="english" lang="en">
                  {option.english}
                </span>
              )}
            </div>
          ))}
          {found.length === 0 ? (
            <div class="picker-option hint" role="option" tabIndex={-1} aria-disabled="true" aria-selected="false">
              {t('no-match')}
            </div>
          ) : null}
        </div>
      ) : null}
      <span class="visually-hidden" role="status">
        {isOpen && query !== undefined ? t('matches', { count: found.length }) : ''}
      </span>
    </div>
  )
}
