import { askedWords } from '../shared/asked-words.ts'
import { remember } from '../shared/storage.ts'
import type { Phase, Said, Status, Told } from './talk.ts'

/** What can be done in each phase: the act of the first button, by the string that names it, and whether to remove. */
const ACTS: Readonly<
  Record<Phase, { readonly act?: 'keep' | 'cancel'; readonly name?: string; readonly removes?: true }>
> = {
  none: { act: 'keep', name: 'keep' },
  loading: { act: 'cancel', name: 'cancel' },
  broken: { act: 'keep', name: 'resume', removes: true },
  full: { act: 'keep', name: 'again' },
  refused: {},
  kept: { removes: true },
  older: { act: 'keep', name: 'update', removes: true },
}

/**
 * The part of the display panel that keeps the language of the page for offline use.
 *
 * @param part holds a line of text, a bar and two buttons
 * @param allowed whether the browser lets the site keep anything
 */
export async function attach(part: HTMLElement, locale: string, allowed: Promise<boolean>): Promise<void> {
  const { tag = 'en' } = part.dataset
  const t = await askedWords('offline')
  const line = part.querySelector('p')
  const bar = part.querySelector('progress')
  const [main, remove] = part.querySelectorAll('button')
  if (!line || !bar || !main || !remove) return
  let phase: Phase = 'none'

  const size = new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' })

  /** A button that goes while it has the focus hands it to the other. */
  const offer = (button: HTMLButtonElement, other: HTMLButtonElement, isOffered: boolean): void => {
    const hadFocus = document.activeElement === button
    button.hidden = !isOffered
    if (hadFocus && !isOffered) other.focus()
  }
  const show = (status: Status): void => {
    const { act, name = 'keep', removes = false } = ACTS[status.phase]
    const values = {
      size: size.format(status.bytes / 1_000_000),
      date: status.date === undefined ? '' : day.format(new Date(status.date)),
    }
    // How much is there the bar says: a line that changed with it would be spoken each time.
    const text = t(status.phase, values)
    if (line.textContent !== text) line.textContent = text
    phase = status.phase
    main.textContent = t(name, values)
    bar.hidden = phase !== 'loading'
    bar.value = status.share
    remove.hidden = false
    offer(main, remove, act !== undefined)
    offer(remove, main, removes)
    part.hidden = false
  }
  const post = async (kind: Exclude<Said['kind'], 'status' | 'hello'> | 'status'): Promise<void> => {
    const { active } = await navigator.serviceWorker.ready
    const said: Said = kind === 'status' ? { kind } : { kind, locale }
    active?.postMessage(said)
  }

  main.addEventListener('click', () => {
    const { act } = ACTS[phase]
    if (!act) return
    remember(`offline-${locale}`, act === 'keep' ? undefined : 'off')
    post(act)
  })
  remove.addEventListener('click', () => {
    remember(`offline-${locale}`, 'off')
    post('remove')
  })
  allowed.then((isAllowed) => {
    if (!isAllowed) {
      show({ locale, phase: 'refused', share: 0, bytes: 0, date: undefined })
      return
    }
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      const status = data.offline.find((one) => one.locale === locale)
      if (status) show(status)
    })
    navigator.serviceWorker.startMessages()
    post('status')
  })
}
