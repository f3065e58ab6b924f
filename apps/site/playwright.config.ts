import { defineConfig } from '@playwright/test'
import { REPORT } from '@rulestone/testing/report'

/** `test:browser:content` may run beside `test:browser`. */
const PORT_NAME = process.env['npm_lifecycle_event'] === 'test:browser:content' ? 'SITE_PORT_OF_CONTENT' : 'SITE_PORT'

/** The root test command picks a free port; this is the port of a run by hand. */
const PORT = Number(process.env[PORT_NAME] ?? 5321)
const url = `http://localhost:${PORT}/`

const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // A process less to start and to talk to.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** `npm run test:long` tests every language on both devices. */
const isLong = process.env['npm_lifecycle_event'] === 'test:browser:long'

/**
 * What only the long run needs: tests with the tag `@long`, and the English and Chinese runs of a test in which neither words
 * nor line lengths matter (it runs in Thai only).
 */
const NOT_NEEDED = /@long|^(?!.*(?:@every-language|\.content\.)).* (?:en|zh): /

/** Tests that the daily run has made of the same pages; the long run need not repeat them. */
const DAILY_CONTENT = /^(?!.*@long).*\.content\./

/**
 * The built site in a real browser, on a desktop; tests with the tag `@phone`, and `x.phone.browser.ts`, on a phone. The
 * long run adds the tests with the tag `@long`, and repeats all tests on a phone, except those with the tag `@desktop` and
 * `x.desktop.browser.ts`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: 'reports/browser',
  // Node runs the TypeScript of the packages as it is.
  build: { external: ['**/packages/**'] },
  fullyParallel: true,
  // Tests mostly wait for timers and frames.
  workers: 4,
  // A browser under load may miss the moment that a test waits for; a test that fails twice is a failure.
  retries: 1,
  // Long enough for a slow machine; a test that hangs still ends.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: REPORT }]],
  use: {
    baseURL: url,
    locale: 'en-US',
    // The offline tests use the service worker; in all others each request reaches the server.
    serviceWorkers: 'block',
    // A new context for each test costs a process, and all scripts read again. Playwright empties the context between tests;
    // files stay in the cache of the browser.
    reuseContext: true,
    // A click on what never comes fails before its test does.
    actionTimeout: 120_000,
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      args: BROWSER_ARGUMENTS,
    },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: '**/*.browser.ts',
      testIgnore: '**/*.phone.browser.ts',
      grepInvert: isLong ? DAILY_CONTENT : NOT_NEEDED,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.browser.ts',
      testIgnore: '**/*.desktop.browser.ts',
      grep: isLong ? /./ : /\.phone\.browser|@phone/,
      grepInvert: isLong ? /@desktop/ : NOT_NEEDED,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    cwd: '../..',
    env: { PORT: String(PORT) },
    url,
    reuseExistingServer: false,
  },
})
