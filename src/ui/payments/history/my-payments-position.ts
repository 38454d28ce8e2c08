import { inject, injectable } from 'inversify'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import type { MonthListPosition } from '@/ui/kit/month-pages'

/**
 * The part of the list of payments that was visible when the customer opened the receipt at
 * `receiptAddress`.
 */
interface MyPaymentsPosition extends MonthListPosition {
  readonly receiptAddress: string
}

/**
 * Remembers which part of the list of payments was visible, so that a customer who returns from a receipt
 * continues at the payment that they opened. Source: MOV-01.
 */
@injectable('Singleton')
export class MyPaymentsPositionMemory {
  private position: MyPaymentsPosition | undefined = undefined
  private stopWatching: (() => void) | undefined = undefined

  constructor(@inject(Navigation) private readonly navigation: Navigation) {}

  /**
   * Remembers which part of the list of payments was visible, until the customer opens a screen other than
   * that list or the receipt at `position.receiptAddress`.
   */
  remember(position: MyPaymentsPosition): void {
    this.forget()
    this.position = position
    const addressesOfVisit = [position.receiptAddress, addresses.myPayments.createPath()]
    this.stopWatching = this.navigation.onChange(() => {
      const address = this.navigation.path() + this.navigation.queryString()
      if (!addressesOfVisit.includes(address)) this.forget()
    })
  }

  /** Returns the remembered position and forgets it; undefined if there is none. */
  take(): MyPaymentsPosition | undefined {
    const { position } = this
    this.forget()
    return position
  }

  private forget(): void {
    this.stopWatching?.()
    this.stopWatching = undefined
    this.position = undefined
  }
}
