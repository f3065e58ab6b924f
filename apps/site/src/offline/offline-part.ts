import { pageVersion } from '../shared/fetch-data.ts'
import { fetchStrings } from '../shared/fetch-strings.ts'
import { remember } from '../shared/storage.ts'
import type { FromWorker, Phase, Status, ToWorker } from './messages.ts'

type Act = 'download' | 'cancel'

interface Offer {
  /** the string for the phase */
  readonly says: string
  /** the action of the first button, and the string for its label */
  readonly act?: Act
  readonly name?: string
  /** whether there is something to remove */
  readonly removes?: true
}

const OFFERS: Readonly<Record<Phase, Offer>> = {
  none: { says: 'none', act: 'download', name: 'download' },
  loading: { says: 'loading', act: 'cancel', name: 'cancel' },
  broken: { says: 'broken', act: 'download', name: 'resume', removes: true },
  full: { says: 'full', act: 'download', name: 'again', removes: true },
  refused: { says: 'refused' },
  cached: { says: 'cached', removes: true },
  older: { says: 'older', act: 'download', name: 'update', removes: true },
}

/**
 * Starts a part of the display panel that downloads and removes a pack: the language of the page, or its spells and creatures.
 *
 * @param part contains a line of text, a progress bar and two buttons
 * @param allowed whether the browser lets the site store anything
 */
export async function attachOfflinePanel(part: HTMLElement, locale: string, allowed: Promise<boolean>): Promise<void> {
  const { tag = 'en', offline: pack = locale } = part.dataset
  const strings = await fetchStrings('offline')
  const isCompendium = pack !== locale
  /** A string; some are others for the compendium. */
  const t = (key: string, values?: Readonly<Record<string, string>>): string =>
    strings(isCompendium && strings.has(`compendium.${key}`) ? `compendium.${key}` : key, values)
  const line = part.querySelector('p')
  const bar = part.querySelector('progress')
  const [main, remove] = part.querySelectorAll('button')
  if (!line || !bar || !main || !remove) return
  let act: Act | undefined

  const size = new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' })

  /** A focused button that is hidden passes the focus to the other. */
  const offer = (button: HTMLButtonElement, other: HTMLButtonElement, isOffered: boolean): void => {
    const hadFocus = document.activeElement === button
    button.hidden = !isOffered
    if (hadFocus && !isOffered) other.focus()
  }
  const show = (status: Status): void => {
    const { says, name = 'download', removes = false, ...next } = OFFERS[status.phase]
    const values = {
      size: size.format(status.bytes / 1_000_000),
      date: status.date === undefined ? '' : day.format(new Date(status.date)),
    }
    // The share is shown in the progress bar only: a changing line would be announced each time.
    const text = t(says, values)
    if (line.textContent !== text) line.textContent = text
    act = next.act
    main.textContent = t(name, values)
    bar.hidden = status.phase !== 'loading'
    bar.value = status.share
    remove.hidden = false
    offer(main, remove, act !== undefined)
    offer(remove, main, removes)
    part.hidden = false
  }
  const post = async (message: ToWorker): Promise<void> => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(message)
  }

  /** Remembers a choice: a language is downloaded unless it is off, the compendium only if it is on. */
  const note = (choice: 'on' | 'off'): void => {
    remember(`offline-${pack}`, choice === (isCompendium ? 'off' : 'on') ? undefined : choice)
  }

  main.addEventListener('click', () => {
    if (!act) return
    note(act === 'download' ? 'on' : 'off')
    // Spells are read with the files that their language has.
    if (isCompendium && act === 'download') post({ kind: act, pack: locale, version: pageVersion() })
    post({ kind: act, pack, version: pageVersion() })
  })
  remove.addEventListener('click', () => {
    note('off')
    post({ kind: 'remove', pack, version: pageVersion() })
  })
  allowed.then((isAllowed) => {
    if (!isAllowed) {
      show({ pack, phase: 'refused', share: 0, bytes: 0, date: undefined })
      return
    }
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const status = data.offline.find((one) => one.pack === pack)
      if (status) show(status)
    })
    navigator.serviceWorker.startMessages()
    post({ kind: 'status' })
  })
}
