import type { Locator, Page } from 'playwright'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { customerOfPaymentSimulations } from './simulated-customer'
import type { PaymentSimulation } from './payment-simulation'
import type { PaymentSimulationRecorder } from './payment-simulation-recorder'

const { summary, status, debitCard } = paymentsTexts
const summaryAddress = `/pagar-cuota/resumen?externalId=${customerOfPaymentSimulations.loan}`
const savedCardMethodName = 'Tarjeta de débito'
const payButtonNamePattern = /^Pagar \$/

/**
 * Milliseconds that the customer waits for a screen that may stay busy, for example while a payment is
 * pending.
 */
const busyTimeoutMilliseconds = 3000
/**
 * Milliseconds that the customer waits for a screen that only loads. It may be slow on a busy machine,
 * but it always appears.
 */
const loadingTimeoutMilliseconds = 60_000

/**
 * Milliseconds in which the pay button appears on a screen that has stopped loading. After that time, it
 * never appears.
 */
const payButtonTimeoutMilliseconds = 500

/**
 * Path of a page on the portal's host that does not load the portal. Each device in a payment simulation (a
 * random sequence of actions and faults) opens this page first, so that its session can be stored.
 */
export const pathOfPageWithoutPortal = '/robots.txt'

/** Pattern of the titles that say that nothing was charged. */
const nothingChargedPattern = /no se cobró nada|no te cobramos nada/i

/**
 * The customer of a payment simulation (a random sequence of actions and faults), who pays in one browser
 * tab.
 */
export class SimulatedPayer {
  private isOwnAmountTyped = false
  /** Whether the screen whose text was read last had stopped loading before the timeout. */
  private hasLastScreenLoaded = false

  constructor(
    readonly page: Page,
    private readonly simulation: PaymentSimulation,
    private readonly recorder: PaymentSimulationRecorder,
  ) {}

  /** Opens the payment summary, and pays if the screen offers a payment. */
  async openSummaryAndPay(press: 'once' | 'twice' = 'once'): Promise<void> {
    await this.page.goto(summaryAddress, { timeout: loadingTimeoutMilliseconds }).catch(() => undefined)
    this.isOwnAmountTyped = false
    await this.waitAndReadScreenText(loadingTimeoutMilliseconds)
    await this.payAgainIfPlanned()
    await this.payOnCurrentScreen(press)
  }

  /**
   * Returns the text of the screen after it has stopped loading, or after the timeout. Records what the text
   * says about payments. Empty if the page does not load the portal.
   */
  async waitAndReadScreenText(timeout: number = busyTimeoutMilliseconds): Promise<string> {
    this.hasLastScreenLoaded = true
    if (new URL(this.page.url()).pathname === pathOfPageWithoutPortal) return ''
    const main = this.page.getByRole('main')
    await main.getByRole('heading', { level: 1 }).first().waitFor({ timeout }).catch(this.noteUnsettled)
    await this.page
      .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, {
        timeout,
        polling: 50,
      })
      .catch(this.noteUnsettled)
    const text = await main.innerText({ timeout: busyTimeoutMilliseconds }).catch(() => '')
    this.recordShownOutcome(text)
    return text
  }

  async pressControlIfShown(name: string): Promise<void> {
    const control = this.controlNamed(name)
    if (!(await isVisible(control))) return
    await control.click({ timeout: busyTimeoutMilliseconds }).catch(() => undefined)
    await this.waitAndReadScreenText()
  }

  /** Moves the clock of the page forward by some seconds. */
  async advanceClock(seconds: number): Promise<void> {
    await this.page.clock.runFor(seconds * 1000).catch(() => undefined)
    await this.waitAndReadScreenText()
  }

  /**
   * Chooses the saved card if the screen offers payment methods, then presses the pay button if there is one.
   * Waits longer for them before the first charge is sent, because then they always appear.
   */
  async payOnCurrentScreen(press: 'once' | 'twice' = 'once'): Promise<void> {
    const methods = this.page.getByRole('region', { name: summary.method })
    const pay = this.page.getByRole('main').getByRole('button', { name: payButtonNamePattern })
    const isFirst = this.recorder.sentCharges.size === 0
    const timeout = isFirst ? loadingTimeoutMilliseconds : busyTimeoutMilliseconds
    await methods
      .or(pay)
      .first()
      .waitFor({ timeout: this.hasLastScreenLoaded && !isFirst ? payButtonTimeoutMilliseconds : timeout })
      .catch(() => undefined)
    if (await isVisible(methods)) {
      await methods
        .getByRole('button', { name: savedCardMethodName })
        .click({ timeout: loadingTimeoutMilliseconds })
        .catch(() => undefined)
      await this.waitAndReadScreenText(loadingTimeoutMilliseconds)
      await pay.waitFor({ timeout }).catch(() => undefined)
    }
    await this.typePart()
    if (!(await isVisible(pay))) return
    const how = { timeout }
    await (press === 'twice' ? pay.dblclick(how) : pay.click(how)).catch(() => undefined)
    await this.waitAndReadScreenText()
  }

  private readonly noteUnsettled = (): void => {
    this.hasLastScreenLoaded = false
  }

  private async typePart(): Promise<void> {
    const { partialAmount } = this.simulation
    if (partialAmount === undefined || this.isOwnAmountTyped) return
    const edit = this.page.getByRole('main').getByRole('button', { name: debitCard.editAmount })
    if (!(await isVisible(edit))) return
    await edit.click({ timeout: busyTimeoutMilliseconds }).catch(() => undefined)
    await this.page
      .getByLabel(debitCard.partialAmount)
      .fill(String(partialAmount), { timeout: busyTimeoutMilliseconds })
      .catch(() => undefined)
    this.isOwnAmountTyped = true
  }

  /**
   * Presses the button to pay again if the portal shows an earlier payment and the simulation says that the
   * customer pays again. Counts this as one more charge that the customer wants.
   */
  private async payAgainIfPlanned(): Promise<void> {
    if (!this.simulation.paysAgain) return
    const again = this.controlNamed(summary.payAgain)
    if (!(await isVisible(again))) return
    this.recorder.payAgainDecisionCount += 1
    await again.click({ timeout: busyTimeoutMilliseconds }).catch(() => undefined)
    await this.waitAndReadScreenText()
  }

  private recordShownOutcome(text: string): void {
    // This title is about a payment that was not sent, so it is true whatever was sent before.
    if (text.includes(summary.paymentErrorTitle)) return
    if (text.includes(status.paidTitle) || text.startsWith(status.receivedTitle)) {
      this.recorder.recordShownChargeOutcome(this.page, {
        outcome: 'charged',
        screenText: text,
        amount: parseAmount(text),
      })
    } else if (nothingChargedPattern.test(text) || text.includes(status.errorTitle))
      this.recorder.recordShownChargeOutcome(this.page, {
        outcome: 'nothing charged',
        screenText: text,
        amount: undefined,
      })
  }

  private controlNamed(name: string): Locator {
    const main = this.page.getByRole('main')
    return main.getByRole('button', { name }).or(main.getByRole('link', { name })).first()
  }
}

function parseAmount(text: string): number | undefined {
  const written = /\$\s*([\d.]+)(?:,(\d\d))?/.exec(text)
  if (!written) return undefined
  return Number(`${written[1]?.replaceAll('.', '')}.${written[2] ?? '00'}`)
}

async function isVisible(part: Locator): Promise<boolean> {
  return part.isVisible().catch(() => false)
}
