import type { ScreenProps } from '@/ui/kit/screen'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import type { CancellationViewModel } from './cancellation-view-model'

/**
 * Returns the back link to the screen of the loan that the customer came from; undefined if they came from
 * elsewhere. Source: CAN-04.
 */
export function loanBackLink({ loanAddress }: CancellationViewModel): ScreenProps['back'] {
  return loanAddress === undefined ? undefined : { to: loanAddress, label: cancellationTexts.backToLoan }
}
