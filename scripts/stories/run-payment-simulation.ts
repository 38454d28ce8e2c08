import type { Browser, BrowserContext, Page } from 'playwright'
import type { DemoState } from '@/adapters/fake/demo-state'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { sendSandboxRequest } from './send-sandbox-request'
import {
  findChargedIdempotencyKeys,
  logInSimulatedCustomer,
  customerOfPaymentSimulations,
} from './simulated-customer'
import { pathOfPageWithoutPortal, SimulatedPayer } from './simulated-payer'
import type { PaymentSimulationStep, PaymentSimulation } from './payment-simulation'
import { judgeSimulation, type PaymentSimulationVerdict } from './verdict'
import { PaymentSimulationRecorder } from './payment-simulation-recorder'

const { status, summary } = paymentsTexts

/**
 * The browser in which payment simulations (random sequences of actions and faults) are played, and the
 * addresses of the fake lender and of the portal that is connected to it.
 */
export interface SimulationBrowserAndAddresses {
  readonly browser: Browser
  readonly lenderAddress: string
  readonly portalAddress: string
}

/** Number of requests after which every delayed charge has arrived. Delays are counted in requests. */
const flushRequestCount = 12

/**
 * Plays a payment simulation (a random sequence of actions and faults) in the browser, with a fake lender
 * that the portal reaches over HTTP. Returns the verdict on the simulation.
 */
export async function runPaymentSimulation(
  story: PaymentSimulation,
  stage: SimulationBrowserAndAddresses,
): Promise<PaymentSimulationVerdict> {
  const telling = new PaymentSimulationRun(story, stage)
  try {
    return await telling.run()
  } finally {
    await telling.close()
  }
}

class PaymentSimulationRun {
  private readonly recorder = new PaymentSimulationRecorder()
  private readonly devices: BrowserContext[] = []

  constructor(
    private readonly simulation: PaymentSimulation,
    private readonly environment: SimulationBrowserAndAddresses,
  ) {}

  async run(): Promise<PaymentSimulationVerdict> {
    const { simulation, environment } = this
    await sendSandboxRequest(`${environment.lenderAddress}/__reset`, { method: 'POST', body: {} })
    await this.changeDemoState({
      set: { appliesLater: simulation.appliesPaymentsLater },
      next: [
        ...simulation.faultsOfCharges.map(
          (answer) => ({ call: 'payments.payWithSavedCard', answer }) as const,
        ),
        ...simulation.faultsOfStatusRequests.map(
          (answer) => ({ call: 'payments.paymentStatus', answer }) as const,
        ),
      ],
    })
    const first = await this.newDevice()
    await first.openSummaryAndPay(simulation.pressesTwice ? 'twice' : 'once')
    for (const move of simulation.steps) await this.performStep(move, first)
    await first.waitAndReadScreenText()
    return this.readVerdict()
  }

  async close(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.close()))
  }

  private async performStep(move: PaymentSimulationStep, first: SimulatedPayer): Promise<void> {
    const { page } = first
    switch (move) {
      case 'back':
        await page.goBack({ timeout: 2000 }).catch(() => undefined)
        await first.waitAndReadScreenText()
        return first.payOnCurrentScreen()
      case 'reload':
        await page.reload({ timeout: 2000 }).catch(() => undefined)
        await first.waitAndReadScreenText()
        return first.payOnCurrentScreen()
      case 'second tab':
        return (await this.newTab(page.context())).openSummaryAndPay()
      case 'second device':
        return (await this.newDevice()).openSummaryAndPay()
      case 'transfer comes in':
        await sendSandboxRequest(`${this.environment.lenderAddress}/__credit`, {
          method: 'POST',
          body: { externalId: customerOfPaymentSimulations.loan },
        })
        return first.openSummaryAndPay()
      case 'storage cleared':
        await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()])
        await this.storeSession(page)
        return first.openSummaryAndPay()
      case 'logout elsewhere': {
        const other = await this.newTab(page.context())
        await other.page.goto('/cerrar-sesion')
        await other.waitAndReadScreenText()
        await this.storeSession(page)
        return first.openSummaryAndPay()
      }
      case 'lender away':
        await this.changeDemoState({ offline: true })
        await first.advanceClock(2)
        await this.changeDemoState({ offline: false })
        return first.advanceClock(5)
      case 'waits':
        return first.advanceClock(12)
      case 'asks again':
        await first.pressControlIfShown(summary.followUp)
        return first.pressControlIfShown(status.askLenderAgain)
      case 'tries again':
        await first.pressControlIfShown(status.tryAgain)
        return first.payOnCurrentScreen()
    }
  }

  private async changeDemoState(change: Partial<DemoState>): Promise<void> {
    await sendSandboxRequest(`${this.environment.lenderAddress}/__situation`, {
      method: 'POST',
      body: change,
    })
  }

  private async newDevice(): Promise<SimulatedPayer> {
    const device = await this.environment.browser.newContext({
      baseURL: this.environment.portalAddress,
      viewport: { width: 390, height: 844 },
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Buenos_Aires',
      serviceWorkers: 'block',
    })
    this.devices.push(device)
    this.recorder.recordRequestsOfBrowserContext(device)
    await device.clock.install()
    const payer = await this.newTab(device)
    await payer.page.goto(pathOfPageWithoutPortal).catch(() => undefined)
    await this.storeSession(payer.page)
    return payer
  }

  private async newTab(device: BrowserContext): Promise<SimulatedPayer> {
    return new SimulatedPayer(await device.newPage(), this.simulation, this.recorder)
  }

  /** Stores a session on the device of the page, as a login in the portal does. */
  private async storeSession(page: Page): Promise<void> {
    const { storedSession } = await logInSimulatedCustomer(this.environment.lenderAddress)
    await page.evaluate((session) => localStorage.setItem('portal.user', session), storedSession)
  }

  private async readVerdict(): Promise<PaymentSimulationVerdict> {
    const { lenderAddress } = this.environment
    await sendSandboxRequest(`${lenderAddress}/__situation`, { method: 'POST', body: { offline: false } })
    // Late requests arrive while other requests are made.
    for (let call = 0; call < flushRequestCount; call += 1)
      await sendSandboxRequest(`${lenderAddress}/users/28456123`)
    const { token } = await logInSimulatedCustomer(lenderAddress)
    // Uses up the faults that were meant for the customer's status requests.
    for (const _ of this.simulation.faultsOfStatusRequests)
      await findChargedIdempotencyKeys(['nobody'], { lender: lenderAddress, token }).catch(() => undefined)
    const charged = await findChargedIdempotencyKeys(this.recorder.sentCharges.keys(), {
      lender: lenderAddress,
      token,
    })
    return judgeSimulation(this.simulation, this.recorder, charged)
  }
}
