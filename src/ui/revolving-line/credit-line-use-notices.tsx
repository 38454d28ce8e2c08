import type { CreditLineUseOfUnknownOutcome } from '@/application/qr-payment/credit-line-uses-of-unknown-outcome'
import { addresses } from '@/ui/addresses'
import { TextLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import {
  seeOutcomeText,
  creditLineUseOfUnknownOutcomeText,
} from '@/ui/texts/credit-line-use-of-unknown-outcome.texts'

/**
 * The notices about uses of the revolving credit line whose outcome is unknown, each with the way to the
 * screen that asks the lender about it. Source: REV-10, PAY-16, PAY-20.
 */
export function CreditLineUseNotices({ uses }: { readonly uses: readonly CreditLineUseOfUnknownOutcome[] }) {
  return uses.map((use, position) => {
    const { title, text } = creditLineUseOfUnknownOutcomeText(use)
    const to = outcomeAddress(use)
    return (
      <Notice
        key={position}
        tone="warn"
        title={title}
        {...(to === undefined ? {} : { action: <TextLink to={to}>{seeOutcomeText}</TextLink> })}
      >
        {text}
      </Notice>
    )
  })
}

/** Returns the address of the screen with the outcome; undefined if only the shop's QR code leads there. */
function outcomeAddress(use: CreditLineUseOfUnknownOutcome): string | undefined {
  if (use.kind === 'loan-to-account') return addresses.creditLineRequest.to({ step: 'cuotas' })
  return use.shopName === undefined ? undefined : addresses.qrPlan.to()
}
