import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'

/** WebP quality from 0 to 100: text stays readable, and a phone's screen takes about ten kilobytes. */
const webpQuality = 45

const cdpSessionByPage = new WeakMap<Page, Promise<CDPSession>>()

/** Saves a screenshot of the page under a file name derived from its content. Returns the name. */
export async function saveScreenshot(page: Page, folder: string): Promise<string> {
  const session = cdpSessionByPage.get(page) ?? page.context().newCDPSession(page)
  cdpSessionByPage.set(page, session)
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', { format: 'webp', quality: webpQuality })
  const bytes = Buffer.from(data, 'base64')
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.webp`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), bytes)
  return name
}
