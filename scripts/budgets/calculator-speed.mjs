// How fast calculators answer: on a slow phone from the start of the page, and each input on the machine at hand.
import { withPage } from './browser.mjs'

/** Lighthouse's mobile profile: 150 ms there and back, 1.6 Mbit/s, a processor four times as slow. */
const SLOW_PHONE = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOWER = 4
/** What other programs take of the machine is no time of a calculator: the fastest of some rounds counts. */
const ROUNDS = 5
/** One picture of a screen that shows sixty in a second, in milliseconds. */
const FRAME = 16
/** From the start of a page, and for the heaviest dice that are computed, in milliseconds. */
const INTERACTIVE = 1200
const HEAVY = 100

/** Dice that are as heavy as they may be, each in the field that takes them; and a hundred of them. */
const HUNDRED_DICE = '100d6'
const HEAVIEST = [
  ['dice', 'expr', '100d1000'],
  ['dice', 'expr', '1000d20'],
  ['dice', 'expr', '40d20kh20'],
  ['dice', 'expr', '12d6!'],
  ['dice', 'expr', '1000d6>=5'],
  ['dice', 'expr', '{20d20,20d20}kh1'],
  ['attack', 'damage', '100d20'],
  ['save-for-half', 'damage', '100d100'],
  ['take-damage', 'damage', '100d20'],
  ['concentration', 'damage', '200d100'],
  ['d20-test', 'bonus-dice', '200d20'],
  ['dice', 'expr', '1d500000'],
]

/** Runs in the page before its scripts: tells when every order that was given to a worker is answered. */
function watchWorkers() {
  const post = Worker.prototype.postMessage
  const watched = new WeakSet()
  const waiting = []
  let open = 0
  let answered = 0
  const asked = new Set()
  const later = (run) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = run
    port2.postMessage(0)
  }
  const look = () => {
    if (open > 0) return
    for (const resolve of waiting.splice(0)) resolve(performance.now())
  }
  Worker.prototype.postMessage = function (message) {
    open += 1
    if (message.order?.kind === 'answer') asked.add(message.key)
    if (!watched.has(this)) {
      watched.add(this)
      this.addEventListener('message', ({ data }) => {
        open -= 1
        if (asked.delete(data.key)) answered += 1
        later(look)
      })
    }
    post.call(this, message)
  }
  globalThis.answers = () => answered
  /** The time at which the answers stand in the page, once there are as many as given. */
  globalThis.answeredAt = () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      later(look)
    })
}

/** Runs in the page: types into a field, and says after how many milliseconds the answer stands in the page. */
async function typeInto({ field, texts }) {
  const control = () => document.querySelector(`[data-calculator] input[name="${field}"]`)
  let fastest = Number.POSITIVE_INFINITY
  for (const text of texts) {
    const input = control()
    if (input === null) return undefined
    const before = globalThis.answers()
    const start = performance.now()
    input.value = text
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    const end = await globalThis.answeredAt()
    if (control()?.ariaInvalid === 'true') throw new Error(`${field} does not take “${text}”`)
    if (globalThis.answers() > before) fastest = Math.min(fastest, end - start)
    await new Promise(requestAnimationFrame)
  }
  return fastest
}

/** Waits until a calculator and its code are there. */
async function open(page, address) {
  await page.goto(address)
  const root = page.locator('[data-calculator]').first()
  await root.dispatchEvent('pointerover')
  await root.and(page.locator('[data-ready]')).waitFor()
  await page.evaluate(async () => {
    const root = document.querySelector('[data-calculator]')
    const typed = root?.querySelector('input[name][type="text"]:not([role="combobox"])')
    typed?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    while (globalThis.answers() === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  })
}

const rounded = (milliseconds) => Math.round(milliseconds * 10) / 10

/** From the start of a page until an input has changed its answer, on a slow phone. */
async function untilInteractive({ url, browser }, id, field, text) {
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(
      await withPage(browser, async (page) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_PHONE })
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        await page.addInitScript(
          ([name, typed]) => {
            globalThis.changed = new Promise((resolve) => {
              const look = () => {
                const root = document.querySelector('[data-calculator][data-ready]')
                const input = root?.querySelector(`input[name="${name}"]`)
                if (!input) return setTimeout(look, 5)
                globalThis.ready = performance.now()
                const answer = root.querySelector('output')
                const before = answer.textContent
                input.value = typed
                input.dispatchEvent(new InputEvent('input', { bubbles: true }))
                new MutationObserver(() => {
                  if (answer.textContent !== before) resolve(performance.now())
                }).observe(root, { subtree: true, childList: true, characterData: true })
              }
              look()
            })
          },
          [field, text],
        )
        await page.goto(`${url}en/calculators/${id}/`, { waitUntil: 'commit' })
        return await page.evaluate(async () => {
          const answered = await globalThis.changed
          return { ready: globalThis.ready, answered }
        })
      }),
    )
  }
  const least = (of) => Math.round(Math.min(...times.map(of)))
  return { ready: least(({ ready }) => ready), answered: least(({ answered }) => answered) }
}

/** Every field of a calculator in which something is typed: the time of its answer, with a hundred dice where it has dice. */
async function timesOf({ url, browser }, { id, fields }) {
  const dice = Object.entries(fields).filter(([, field]) => field.type === 'dice' && !field.rare)
  const state = new URLSearchParams(dice.map(([name]) => [name, HUNDRED_DICE]))
  return await withPage(
    browser,
    async (page) => {
      await page.addInitScript(watchWorkers)
      await open(page, `${url}en/calculators/${id}/?${state}`)
      const times = []
      for (const [field, { type, minimum, maximum, default: base }] of Object.entries(fields)) {
        const texts =
          type === 'integer' ? [base, maximum, minimum, maximum, base] : type === 'dice' ? ['99d6', HUNDRED_DICE] : []
        if (texts.length === 0) continue
        const typed = Array.from({ length: 2 }, () => texts.map(String)).flat()
        const time = await page.evaluate(typeInto, { field, texts: typed })
        if (Number.isFinite(time)) times.push({ what: `${id} ${field}`, time })
      }
      return times
    },
    { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
  )
}

const heaviestTime = ({ url, browser }, [id, field, text]) =>
  withPage(
    browser,
    async (page) => {
      await page.addInitScript(watchWorkers)
      await open(page, `${url}en/calculators/${id}/`)
      const texts = Array.from({ length: ROUNDS }, () => ['1d4', text])
      const times = []
      for (const [light, heavy] of texts) {
        await page.evaluate(typeInto, { field, texts: [light] })
        times.push(await page.evaluate(typeInto, { field, texts: [heavy] }))
      }
      return Math.min(...times)
    },
    { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
  )

/**
 * @param {{ url: string, browser: import('playwright-core').Browser }} tools
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function calculatorSpeedRows(tools) {
  const { CALCULATORS } = await import('@rulestone/core')
  const rows = []
  for (const [id, field, text] of [
    ['attack', 'ac', '18'],
    ['dice', 'expr', '2d6'],
    ['jump', 'strength', '20'],
  ]) {
    const { ready, answered } = await untilInteractive(tools, id, field, text)
    rows.push(
      { what: `${id}: until it takes an input, slow phone`, measured: ready, budget: INTERACTIVE, unit: 'ms' },
      {
        what: `${id}: until the first input is answered, slow phone`,
        measured: answered,
        budget: INTERACTIVE,
        unit: 'ms',
      },
    )
  }
  const times = []
  for (const calculator of CALCULATORS) times.push(...(await timesOf(tools, calculator)))
  times.sort((one, other) => one.time - other.time)
  for (const { what, time } of times) if (time > FRAME) console.error(`${what}: ${rounded(time)} ms`)
  const slowest = times.at(-1)
  const middle = times[Math.floor(times.length / 2)]
  rows.push(
    {
      what: `answer to an input, median of ${times.length} fields`,
      measured: rounded(middle.time),
      budget: 16,
      unit: 'ms',
    },
    {
      what: `answer to an input, slowest: ${slowest.what}`,
      measured: rounded(slowest.time),
      budget: FRAME,
      unit: 'ms',
    },
  )
  for (const heavy of HEAVIEST) {
    const measured = rounded(await heaviestTime(tools, heavy))
    rows.push({ what: `${heavy[0]}: ${heavy[2]}`, measured, budget: HEAVY, unit: 'ms' })
  }
  return rows
}
