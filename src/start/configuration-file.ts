import type { ConfigurationFailure } from './configuration'
import { showFailedStartPage } from './plain-page'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { shellTexts } from '@/ui/texts/shell.texts'

const texts = shellTexts.configurationFailure

/** Milliseconds after which the page shows that loading the configuration takes long. */
const slowMessageMilliseconds = 8_000

/** Why the configuration file was not loaded: no network, or an answer that is not the file. */
type ConfigurationFileFailure = 'unreachable' | 'other-answer'

/** The request for the configuration file that the HTML page makes before any script of the portal runs. */
interface EarlyConfigurationRequest {
  readonly answer: Promise<Response>
  giveUp(): void
}

declare global {
  interface Window {
    earlyConfiguration?: EarlyConfigurationRequest | undefined
  }
}

type ConfigurationFileResult = { readonly file: unknown } | { readonly failure: ConfigurationFileFailure }

/**
 * Reads the file `/config.json`. If that fails or takes long, the page shows a message, and the file is
 * requested again when the customer presses retry, when the network is back or when they return to the tab.
 * Returns undefined if the file looks like a whole JSON object but is not valid JSON. `onServerTime` receives
 * the time of the server in milliseconds since 1970; NaN if its response has no date. Source: GEN-08.
 */
export async function loadConfigurationFile(
  root: HTMLElement,
  window: Window,
  onServerTime: (lendersTime: number) => void = () => undefined,
): Promise<unknown> {
  for (;;) {
    const nextTry = new RetryTrigger(window)
    const showMessage = (text: string): void => {
      nextTry.retryAutomatically()
      showFailedStartPage(root, {
        title: texts.title,
        text,
        button: { label: failureActionTexts.retry, press: nextTry.retry },
      })
    }
    const timeout = window.setTimeout(() => showMessage(texts.slow), slowMessageMilliseconds)
    const aborter = new AbortController()
    const answer = await Promise.race([
      readConfigurationResponse(requestConfiguration(window, aborter.signal), onServerTime),
      nextTry.requested,
    ])
    window.clearTimeout(timeout)
    // Aborted, because browsers request the same file only once at a time.
    aborter.abort()
    if (answer && 'file' in answer) return answer.file
    if (!answer) continue
    showMessage(texts[answer.failure])
    await nextTry.requested
  }
}

/**
 * Shows on the page what is wrong with the configuration file, after loading the code that shows it. Source:
 * GEN-08.
 */
export async function loadAndShowWrongConfiguration(
  root: HTMLElement,
  failure: ConfigurationFailure,
): Promise<void> {
  const { showWrongConfiguration } = await import('./wrong-configuration')
  showWrongConfiguration(root, failure)
}

/**
 * Returns the request for the configuration file that the page has already made; from the second call
 * on, a new request.
 */
function requestConfiguration(window: Window, signal: AbortSignal): Promise<Response> {
  const { earlyConfiguration } = window
  if (!earlyConfiguration) return window.fetch('/config.json', { signal })
  window.earlyConfiguration = undefined
  signal.addEventListener('abort', earlyConfiguration.giveUp)
  return earlyConfiguration.answer
}

async function readConfigurationResponse(
  fetching: Promise<Response>,
  onServerTime: (lendersTime: number) => void,
): Promise<ConfigurationFileResult> {
  const response = await fetching.catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  if (!response || text === undefined) return { failure: 'unreachable' }
  if (!response.ok || !looksLikeJsonObject(text)) return { failure: 'other-answer' }
  const { headers } = response
  // A cached answer is older by its Age header.
  onServerTime(Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age')) * 1000)
  return { file: parseJson(text) }
}

/**
 * Returns whether the text looks like a complete JSON object, because it starts with a brace and every brace
 * is closed. An HTML page, an empty text or a truncated file does not.
 */
function looksLikeJsonObject(text: string): boolean {
  return /^\s*{/.test(text) && text.split('{').length === text.split('}').length
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

class RetryTrigger {
  retry: () => void = () => undefined
  readonly requested: Promise<undefined>

  constructor(private readonly window: Window) {
    this.requested = new Promise((resolve) => (this.retry = () => resolve(undefined)))
  }

  retryAutomatically(): void {
    this.window.addEventListener('online', this.retry, { once: true })
    const { document } = this.window
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.retry()
    })
  }
}
