import { inject, injectable } from 'inversify'
import { productNumbers, subproductNumbers } from '@/domain/loans/products'
import { PageViewReporter } from '@/application/session/page-view-reporter.port'
import { addresses } from '@/ui/addresses'

/** The screen with other uses of a loan, such as topping up a phone or paying a bill. Source: OFF-05. */
@injectable()
export class OtherServicesViewModel {
  readonly phoneTopUpAddress = newLoanAddress(subproductNumbers.phoneTopUp)
  readonly billPaymentAddress = newLoanAddress(subproductNumbers.servicePayment)

  constructor(@inject(PageViewReporter) private readonly pageViews: PageViewReporter) {}

  onMount(): void {
    // There is nothing to stop.
  }

  reportPhoneTopUpChoice = (): void => this.pageViews.reportChosenService('recharge')

  reportBillPaymentChoice = (): void => this.pageViews.reportChosenService('pay-bills')
}

function newLoanAddress(subproduct: number): string {
  return addresses.newLoan.createPath({ product: productNumbers.loan, subproduct })
}
