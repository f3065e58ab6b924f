/** A text that is typed into a field, what the field holds then, and what it must say where the text is wrong. */
export interface Trial {
  readonly text: string
  /** what the calculator counts with, where the control tells */
  readonly holds?: number
  readonly says?: string
}

/** What is tried in the control of a field. */
export type FieldPlan = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'text'; readonly trials: readonly Trial[] }
  | { readonly kind: 'choice' | 'several'; readonly options: readonly string[] }
  | { readonly kind: 'flag' }
)

/** Lets `driveFields` know when every order that a page gave its worker is answered; for `addInitScript`. */
export function watchWorkers(): void {
  const post = Worker.prototype.postMessage
  const watched = new WeakSet<Worker>()
  const waiting: (() => void)[] = []
  let open = 0
  let isAsked = false
  const later = (run: () => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = run
    port2.postMessage(0)
  }
  const look = (): void => {
    if (open > 0 || !isAsked) return
    for (const resolve of waiting.splice(0)) resolve()
  }
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    open += 1
    isAsked ||= JSON.stringify(message).includes('"answer"')
    if (!watched.has(this)) {
      watched.add(this)
      this.addEventListener('message', () => {
        open -= 1
        later(look)
      })
    }
    post.call(this, message)
  }
  Reflect.set(
    globalThis,
    'settled',
    () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve)
        later(look)
      }),
  )
}

/**
 * Goes through the fields of the first calculator of a page as its reader would, by the events of the page itself, and
 * looks after each whether all is answered. It runs inside the page: a thousand trials need no way there and back.
 *
 * @returns what is not as it should be
 */
export async function driveFields(plans: readonly FieldPlan[]): Promise<string[]> {
  const settled: () => Promise<void> = Reflect.get(globalThis, 'settled')
  const root = document.querySelector('[data-calculator]')
  if (!root) return ['there is no calculator']
  const complaints: string[] = []
  let place = ''
  const expect = (isTrue: boolean, complaint: string): void => {
    if (!isTrue) complaints.push(`${place}: ${complaint}`)
  }
  const inputs = (): HTMLInputElement[] => Array.from(root.querySelectorAll('input'))
  /** The input of a field that has one, in the text or in a list to search. */
  const inputOf = (id: string): HTMLInputElement | undefined => inputs().find((one) => one.id === id)
  const flagOf = (name: string): HTMLInputElement | undefined => inputs().find((one) => one.name === name)
  const optionOf = (id: string, option: string): HTMLInputElement | undefined =>
    inputs().find((one) => one.name === id && one.value === option)
  const problemOf = (input: HTMLElement): string | undefined =>
    input.closest('.control')?.querySelector('.problem-sentence')?.textContent?.trim()
  /** What the other controls hold. */
  const others = (id: string): string =>
    inputs()
      .filter((one) => one.id !== id && one.closest('.control'))
      .map((one) => `${one.name || one.id}=${one.value} ${one.checked} ${one.ariaValueNow}`)
      .join('; ')
  const sound = async (): Promise<void> => {
    await settled()
    const text = root.textContent ?? ''
    expect(!/\bNaN\b|\bundefined\b|\bnull\b|\{\{|\}\}|\[object|Infinity/.test(text), 'it speaks as a computer')
    expect(root.querySelector('output')?.textContent !== '', 'there is no answer')
  }

  const tryText = async (id: string, { text, holds, says }: Trial): Promise<void> => {
    const input = inputOf(id)
    if (!input) return expect(false, 'there is no control')
    const before = others(id)
    input.value = text
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await sound()
    expect(input.isConnected && input.value === text, `what was typed became “${input.value}”`)
    if (holds !== undefined)
      expect(input.ariaValueNow === String(holds), `it holds ${input.ariaValueNow}, not ${holds}`)
    expect(input.ariaInvalid === String(says !== undefined), `aria-invalid is ${input.ariaInvalid}`)
    expect(problemOf(input) === says, `it says “${problemOf(input)}”, not “${says}”`)
    const described = input.getAttribute('aria-describedby')
    const description = described === null ? undefined : document.getElementById(described)?.textContent
    expect(
      says === undefined ? !description : description?.includes(says) === true,
      `it is described by “${description}”`,
    )
    if (says !== undefined) expect(others(id) === before, 'another field has changed')
  }

  /** The searched list of a field, opened; its code comes when it is reached for. */
  const openList = async (input: HTMLInputElement): Promise<HTMLElement[]> => {
    input.focus()
    expect(document.activeElement?.id === input.id, 'it cannot be reached')
    for (let tries = 0; tries < 50 && inputOf(input.id)?.readOnly; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const picker = inputOf(input.id)
    if (picker?.ariaExpanded === 'false') picker.click()
    await settled()
    return Array.from(
      document.getElementById(`${input.id}-list`)?.querySelectorAll<HTMLElement>('[role="option"]') ?? [],
    )
  }
  const nameOf = (option: HTMLElement | undefined): string => option?.firstChild?.textContent ?? ''

  const pick = async (id: string, index: number): Promise<void> => {
    const input = inputOf(id)
    const option = input && (await openList(input))[index]
    const name = nameOf(option)
    option?.click()
    await sound()
    const now = inputOf(id)
    expect(name !== '' && now?.value === name, `“${name}” was picked, “${now?.value}” stands there`)
    expect(!now || problemOf(now) === undefined, `“${name}” is no option`)
  }

  const tryChoice = async (id: string, options: readonly string[]): Promise<void> => {
    const radios = options.map((option) => optionOf(id, option))
    const input = inputOf(id)
    if (input) {
      const list = await openList(input)
      expect(list.length === options.length, `the list has ${list.length} options of ${options.length}`)
      const chosen = list.findIndex((option) => option.ariaSelected === 'true')
      const all = options.map((_, index) => index).filter((index) => index !== chosen)
      for (const index of [...all, chosen]) await pick(id, index)
      return
    }
    const first = radios.findIndex((radio) => radio?.checked === true)
    expect(first >= 0, 'nothing is chosen')
    const turns = options.filter((_, index) => index !== first)
    for (const option of [...turns, options[first] ?? '']) {
      optionOf(id, option)?.click()
      await sound()
      const radio = optionOf(id, option)
      expect(radio?.checked === true, `${option} is not chosen`)
      expect(!radio || problemOf(radio) === undefined, `${option} is no option`)
    }
  }

  const trySeveral = async (id: string, options: readonly string[]): Promise<void> => {
    const chips = (): HTMLElement[] => {
      const control = inputOf(id)?.closest('.control')
      return Array.from(control?.querySelectorAll<HTMLElement>('button.chip') ?? [])
    }
    const input = inputOf(id)
    if (input) {
      const had = chips().map((chip) => chip.textContent)
      for (let count = had.length + 1; count <= options.length; count += 1) {
        const [option] = await openList(input)
        option?.click()
        await sound()
        expect(chips().length === count, `${chips().length} are chosen, not ${count}`)
        expect(problemOf(input) === undefined, 'an option is none')
      }
      const added = chips().filter((chip) => !had.includes(chip.textContent))
      for (const name of added.map((chip) => chip.textContent)) {
        const chip = chips().find((one) => one.textContent === name)
        chip?.click()
        await sound()
      }
      expect(chips().length === had.length, `${chips().length} are left, not ${had.length}`)
      return
    }
    for (const option of options) {
      for (const _ of ['on', 'off']) {
        const was = optionOf(id, option)?.checked
        optionOf(id, option)?.click()
        await sound()
        const box = optionOf(id, option)
        expect(box?.checked === !was, `${option} stays as it was`)
        expect(!box || problemOf(box) === undefined, `${option} is no option`)
      }
    }
  }

  const tryFlag = async (name: string): Promise<void> => {
    for (const _ of ['on', 'off']) {
      const was = flagOf(name)?.checked
      flagOf(name)?.click()
      await sound()
      expect(flagOf(name)?.checked === !was, 'it stays as it was')
    }
  }

  for (const details of root.querySelectorAll<HTMLDetailsElement>('details.rare')) details.open = true
  // What is done before the code of the calculator is there is a test of its own: here something is asked first.
  const typed = inputs().find(({ type, name, role }) => type === 'text' && name !== '' && role !== 'combobox')
  typed?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await settled()
  for (const plan of plans) {
    place = plan.name
    if (plan.kind === 'text') {
      for (const trial of plan.trials) {
        place = `${plan.name} “${trial.text}”`
        await tryText(plan.id, trial)
      }
    } else if (plan.kind === 'choice') await tryChoice(plan.id, plan.options)
    else if (plan.kind === 'several') await trySeveral(plan.id, plan.options)
    else await tryFlag(plan.name)
  }
  return complaints
}
