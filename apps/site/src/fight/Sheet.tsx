import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Reason } from './Parts.tsx'
import type { Scene } from './scene.ts'

interface SheetProps {
  readonly scene: Scene
  readonly title: string
  readonly closing: string
  readonly children: ComponentChildren
}

/** A sheet above the tracker: at the bottom on a phone. */
export function Sheet({ scene, title, closing, children }: SheetProps): JSX.Element {
  const { held, talk } = scene
  const onClose = (): void => scene.open(undefined)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      class="fight-sheet"
      aria-labelledby="fight-sheet-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      closedby="any"
    >
      <div class="fight-sheet-body">
        <div class="fight-sheet-head">
          <h2 id="fight-sheet-title">{title}</h2>
          <button type="button" class="plain" onClick={onClose}>
            {closing}
          </button>
        </div>
        {children}
        {held.news?.kind === 'refused' ? <Reason refusal={held.news.refusal} talk={talk} /> : null}
      </div>
    </dialog>
  )
}
