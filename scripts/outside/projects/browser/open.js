// Opens the page from its file, without a server.
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(pathToFileURL('index.html').href)
  const title = await page.title()
  if (title === 'loading') throw new AggregateError(errors, 'The script of the page did not run to its end.')
  console.log(title)
} finally {
  await browser.close()
}
