import type { CreditLineUseOfUnknownOutcome } from '@/application/qr-payment/credit-line-uses-of-unknown-outcome'
import { addresses } from '@/ui/addresses'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import {
  seeOutcomeText,
  creditLineUseOfUnknownOutcomeText,
} from '@/ui/texts/credit-line-use-of-unknown-outcome.texts'

/**
 * The notices about uses of the revolving credit line whose outcome is unknown, each with the way to the
 * screen that asks the lender about it. The first way is the main button of the screen. Source: REV-10,
 * PAY-16, PAY-20.
 */
export function CreditLineUseNotices({ uses }: { readonly uses: readonly CreditLineUseOfUnknownOutcome[] }) {
  const leading = uses.findIndex((use) => outcomeAddress(use) !== undefined)
  return uses.map((use, position) => {
    const { title, text } = creditLineUseOfUnknownOutcomeText(use)
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
 * Returns the variant of a screen's button for another use of the credit line: it stands back while the
 * customer can see what became of a use of unknown outcome. Source: REV-10, PAY-16.
 */
export function nextUseVariant(uses: readonly CreditLineUseOfUnknownOutcome[]): 'primary' | 'secondary' {
  return uses.some((use) => outcomeAddress(use) !== undefined) ? 'secondary' : 'primary'
}

/** Returns the address of the screen with the outcome; undefined if only the shop's QR code leads there. */
function outcomeAddress(use: CreditLineUseOfUnknownOutcome): string | undefined {
  if (use.kind === 'loan-to-account') return addresses.creditLineRequest.to({ step: 'cuotas' })
  return use.shopName === undefined ? undefined : addresses.qrPlan.to()
}
