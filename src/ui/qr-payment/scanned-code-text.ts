import type { MerchantQrCode } from '@/domain/qr-payment/merchant-code'
import { formatBriefMoney, joinTextsWithDots } from '@/ui/kit/format'
import { qrPaymentTexts } from '@/ui/texts/qr-payment.texts'

const texts = qrPaymentTexts.scanner

/**
 * Returns the text that is shown while the portal asks the lender about a scanned code. It contains the
 * shop and the amount from the code itself.
 */
export function scannedCodeLoadingText(said: MerchantQrCode | undefined): string {
  const name = said?.merchantName
  const reading = name === undefined ? texts.reading : texts.readingOf(name)
  return joinTextsWithDots([reading, ...(said?.amount === undefined ? [] : [formatBriefMoney(said.amount)])])
}
