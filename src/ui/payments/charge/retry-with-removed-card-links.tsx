import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { Stack } from '@/ui/kit/stack'
import { ChatButtonLink } from '@/ui/shell/chat-link'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { PaymentRequest } from '@/application/payments/payment-precondition'

/**
 * Links for a customer who retries a payment whose card is no longer saved. They lead to the status of the
 * payment and to the support chat. Source: PAY-16.
 */
export function RetryWithRemovedCardLinks({
  request: { debt, operationToRetry },
}: {
  readonly request: PaymentRequest
}) {
  const { externalId } = debt
  const key = operationToRetry?.idempotencyKey
  return (
    <Stack>
      <ButtonLink to={addresses.paymentStatus.createPath({ status: 'in_process', externalId, key })} wide>
        {paymentsTexts.summary.followUp}
      </ButtonLink>
      <ChatButtonLink variant="secondary" />
    </Stack>
  )
}
