import { DeviceClock } from '@/adapters/device/device-clock'
import { readConfiguration } from '@/start/configuration'
import { loadConfigurationFile } from '@/start/configuration-file'
import { showWrongConfiguration } from '@/start/wrong-configuration'
import { ManualClock } from '#tests/support/manual-clock'
import { readShippedConfigurationJson } from '#tests/support/shipped-configuration'
import { NodeWindow } from '#features/support/node/node-window'

/** The answers, by name, that a server can give in place of `config.json`. */
const serverAnswersByName: Readonly<Record<string, () => Promise<Response>>> = {
  'no hay conexión': () => Promise.reject(new TypeError('Failed to fetch')),
  'contesta la página del hotel': async () => new Response('<!doctype html><h1>Bienvenido</h1>'),
  'contesta un error 503': async () => new Response('{}', { status: 503 }),
  'nadie contesta': () => new Promise(() => undefined),
  'llega con la hora del servidor': async () => configurationResponseWithDate({}),
  'llega con la hora del servidor, guardado un día en el camino': async () =>
    configurationResponseWithDate({ Date: 'Sat, 21 Nov 2026 02:30:00 GMT', Age: '86400' }),
  'llega sin la hora del servidor': async () => Response.json(readShippedConfigurationJson()),
  'llega con una hora que no se entiende': async () => configurationResponseWithDate({ Date: 'ayer' }),
  'llega un archivo vacío': async () => new Response(''),
  'llega un archivo cortado': async () =>
    new Response(
      JSON.stringify(readShippedConfigurationJson()).slice(
        0,
        JSON.stringify(readShippedConfigurationJson()).length / 2,
      ),
    ),
  'llega una lista': async () => new Response('[]'),
  'llega un archivo mal escrito': async () => new Response('{ "apiBaseUrl": "/api", }'),
}

/**
 * Returns `config.json` as sent by a server whose clock shows 23:30 of November 21 in Argentina. `headers`
 * can replace that time.
 */
function configurationResponseWithDate(headers: Readonly<Record<string, string>>): Response {
  return Response.json(readShippedConfigurationJson(), {
    headers: { Date: 'Sun, 22 Nov 2026 02:30:00 GMT', ...headers },
  })
}

/** A page that requests the portal's configuration when it starts, as every entry page of the portal does. */
export class ConfigurationLoadingPage {
  private readonly clock = new ManualClock()
  private readonly nodeWindow = new NodeWindow()
  private deliverResponse: (response: Response) => void = () => undefined
  /** The abort signal of each configuration request, in the order of the requests. */
  private readonly abortSignals: (AbortSignal | null | undefined)[] = []
  /**
   * True if the page has accepted the portal's configuration. In that case a real entry page shows the
   * portal.
   */
  isConfigurationAccepted = false
  /** The device's clock, which is two days behind the server's clock. */
  readonly deviceClock = new DeviceClock(() => Date.parse('2026-11-19T23:30:00-03:00'))

  constructor(private answer: string) {}

  async requestConfiguration(): Promise<void> {
    const root = this.nodeWindow.emptyPageAndCreateRoot()
    void loadConfigurationFile(root, this.createWindow(), this.deviceClock.adjust).then((file) => {
      const read = readConfiguration(file, { showsLoginCodes: false })
      if (read.ok) this.isConfigurationAccepted = true
      else showWrongConfiguration(root, read.failure)
    })
    await this.waitUntilIdle()
    this.clock.advance(8_000)
    await this.waitUntilIdle()
  }

  failureExplanationText(): string {
    return this.nodeWindow.document.querySelector('main p')?.textContent ?? ''
  }

  /** Returns the text of the page's retry button; empty if the page has no retry button. */
  retryButtonText(): string {
    return this.nodeWindow.document.querySelector('main button')?.textContent ?? ''
  }

  async pressRetry(): Promise<void> {
    this.answer = 'llega'
    this.nodeWindow.document.querySelector<HTMLElement>('main button')?.click()
    await this.waitUntilIdle()
  }

  async triggerAutomaticRetry(event: 'online' | 'visibilitychange'): Promise<void> {
    this.answer = 'llega'
    const { window } = this.nodeWindow
    const place = event === 'online' ? window : window.document
    place.dispatchEvent(new window.Event(event))
    await this.waitUntilIdle()
  }

  async deliverLateConfiguration(): Promise<void> {
    this.deliverResponse(Response.json(readShippedConfigurationJson()))
    await this.waitUntilIdle()
  }

  /** Returns the number of configuration requests that were not aborted. */
  countUnabortedRequests(): number {
    return this.abortSignals.filter((signal) => !signal?.aborted).length
  }

  private createWindow(): Window {
    const fetchNow = (_: unknown, init?: RequestInit): Promise<Response> => {
      this.abortSignals.push(init?.signal)
      return Promise.race([
        serverAnswersByName[this.answer]?.() ??
          Promise.resolve(Response.json(readShippedConfigurationJson())),
        new Promise<Response>((resolve) => (this.deliverResponse = resolve)),
      ])
    }
    const stops = new Map<number, () => void>()
    return Object.assign(this.nodeWindow.window as unknown as Window, {
      fetch: fetchNow,
      setTimeout: (run: () => void, milliseconds: number) => {
        stops.set(stops.size + 1, this.clock.runAfter(milliseconds, run))
        return stops.size
      },
      clearTimeout: (timer: number) => stops.get(timer)?.(),
    })
  }

  private async waitUntilIdle(): Promise<void> {
    for (let rounds = 0; rounds < 5; rounds += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}
