import type { CreditLineUseOfUnknownOutcome } from '@/application/qr-payment/credit-line-uses-of-unknown-outcome'
import { addresses } from '@/ui/addresses'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import {
  seeOutcomeText,
  creditLineUseOfUnknownOutcomeTexts,
} from '@/ui/texts/credit-line-use-of-unknown-outcome.texts'

/**
 * The notices about uses of the revolving credit line whose outcome is unknown. Each has a link to the screen
 * that asks the lender about the use. The first link looks like the main button of the screen. Source:
 * REV-10, PAY-16, PAY-20.
 */
export function UnknownOutcomeUseNotices({
  uses,
}: {
  readonly uses: readonly CreditLineUseOfUnknownOutcome[]
}) {
  const leading = uses.findIndex((use) => outcomeAddress(use) !== undefined)
  return uses.map((use, position) => {
    const { title, text } = creditLineUseOfUnknownOutcomeTexts(use)
    const to = outcomeAddress(use)
    const SeeOutcome = position === leading ? ButtonLink : TextLink
    return (
      <Notice
        key={position}
        tone="warn"
        title={title}
        action={to !== undefined && <SeeOutcome to={to}>{seeOutcomeText}</SeeOutcome>}
      >
        {text}
      </Notice>
    )
  })
}

/**
 * Returns the look of the button with which the customer uses the credit line again. It is `secondary` while
 * the screen has a link to the outcome of an earlier use, so that this link stands out. Source: REV-10,
 * PAY-16.
 */
export function creditLineUseButtonVariant(
  uses: readonly CreditLineUseOfUnknownOutcome[],
): 'primary' | 'secondary' {
  return uses.some((use) => outcomeAddress(use) !== undefined) ? 'secondary' : 'primary'
}

/**
 * Returns the address of the screen with the outcome; undefined if the customer can only get there by
 * scanning the shop's QR code again.
 */
function outcomeAddress(use: CreditLineUseOfUnknownOutcome): string | undefined {
  if (use.kind === 'loan-to-account') return addresses.creditLineRequest.createPath({ step: 'cuotas' })
  return use.shopName === undefined ? undefined : addresses.qrPlan.createPath()
}
