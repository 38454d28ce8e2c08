import type { UnansweredCreditLineUse } from '@/application/qr-payment/unanswered-credit-line-uses'
import { addresses } from '@/ui/addresses'
import { TextLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { seeOutcomeText, unansweredCreditLineUseText } from '@/ui/texts/unanswered-credit-line-use.texts'

/**
 * The notices about uses of the revolving credit line whose outcome is unknown, each with the way to the
 * screen that asks the lender about it. Source: REV-10, PAY-16, PAY-20.
 */
export function UnansweredUseNotices({ uses }: { readonly uses: readonly UnansweredCreditLineUse[] }) {
  return uses.map((use, position) => {
    const { title, text } = unansweredCreditLineUseText(use)
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
function outcomeAddress(use: UnansweredCreditLineUse): string | undefined {
  if (use.kind === 'loan-to-account') return addresses.creditLineRequest.to({ step: 'cuotas' })
  return use.shopName === undefined ? undefined : addresses.qrPlan.to()
}
