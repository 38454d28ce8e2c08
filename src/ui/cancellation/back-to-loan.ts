import type { ScreenProps } from '@/ui/kit/screen'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import type { CancellationViewModel } from './cancellation-view-model'

/**
 * Returns the link back to the screen of the loan from which the customer opened the cancellation; undefined
 * if they did not come from a loan's screen. Source: CAN-04.
 */
export function backLinkToLoanScreen({ loanAddress }: CancellationViewModel): ScreenProps['back'] {
  return loanAddress === undefined ? undefined : { to: loanAddress, label: cancellationTexts.backToLoan }
}
