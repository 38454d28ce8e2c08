import type { ConfigurationFailure } from './configuration'
import { showPlainPage } from './plain-page'
import { failureTexts } from '@/ui/texts/failures.texts'
import { shellTexts } from '@/ui/texts/shell.texts'

const texts = shellTexts.configurationTrouble

/** Nobody waits longer without a word. */
const patienceMilliseconds = 8_000

/** Why the file did not come: the network is gone, or somebody else answered. */
type Trouble = 'unreachable' | 'other-answer'

/** What the page has asked for already, before any script of the portal. */
interface EarlyConfiguration {
  readonly answer: Promise<Response>
  giveUp(): void
}

declare global {
  interface Window {
    earlyConfiguration?: EarlyConfiguration | undefined
  }
}

type Answer = { readonly file: unknown } | { readonly trouble: Trouble }

/**
 * Reads `config.json` beside the page. A failed request is reported and sent again when the customer presses
 * retry, when the network is back and when they return to the tab. A file with an invalid object reads as
 * empty.
 * `hearTime` receives the time of the server's answer in milliseconds since 1970; NaN if the answer has no
 * date.
 * Source: GEN-08.
 */
export async function configurationFile(
  root: HTMLElement,
  window: Window,
  hearTime: (lendersTime: number) => void = () => undefined,
): Promise<unknown> {
  for (;;) {
    const again = new NextTry(window)
    const tell = (text: string): void => {
      again.beginByItself()
      showPlainPage(root, {
        title: texts.title,
        text,
        button: { label: failureTexts.retry, press: again.begin },
      })
    }
    const patience = window.setTimeout(() => tell(texts.slow), patienceMilliseconds)
    const asked = new AbortController()
    const answer = await Promise.race([ask(fetched(window, asked.signal), hearTime), again.pressed])
    window.clearTimeout(patience)
    // One that hangs would hold up the next: a browser asks for the same file once at a time.
    asked.abort()
    if (answer && 'file' in answer) return answer.file
    if (!answer) continue
    tell(texts[answer.trouble])
    await again.pressed
  }
}

/**
 * Names the wrong key on the page. Not to be waited for where the page begins: its code comes once that is done.
 * Source: GEN-08.
 */
export async function tellWrongConfiguration(
  root: HTMLElement,
  failure: ConfigurationFailure,
): Promise<void> {
  const { showWrongConfiguration } = await import('./wrong-configuration')
  showWrongConfiguration(root, failure)
}

/** What the page has asked for serves once. */
function fetched(window: Window, signal: AbortSignal): Promise<Response> {
  const { earlyConfiguration } = window
  if (!earlyConfiguration) return window.fetch('/config.json', { signal })
  window.earlyConfiguration = undefined
  signal.addEventListener('abort', earlyConfiguration.giveUp)
  return earlyConfiguration.answer
}

async function ask(fetching: Promise<Response>, hearTime: (lendersTime: number) => void): Promise<Answer> {
  const response = await fetching.catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  if (!response || text === undefined) return { trouble: 'unreachable' }
  if (!response.ok || !isWholeObject(text)) return { trouble: 'other-answer' }
  const { headers } = response
  // What an intermediary stored is as old as it says.
  hearTime(Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age')) * 1000)
  return { file: parsed(text) }
}

/** Whether that is an object to its end; somebody's page, nothing and a file that was cut are not. */
function isWholeObject(text: string): boolean {
  return /^\s*{/.test(text) && text.split('{').length === text.split('}').length
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

class NextTry {
  begin: () => void = () => undefined
  readonly pressed: Promise<undefined>

  constructor(private readonly window: Window) {
    this.pressed = new Promise((resolve) => (this.begin = () => resolve(undefined)))
  }

  beginByItself(): void {
    this.window.addEventListener('online', this.begin, { once: true })
    const { document } = this.window
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.begin()
    })
  }
}
