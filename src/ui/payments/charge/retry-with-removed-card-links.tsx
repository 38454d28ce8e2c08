import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { Stack } from '@/ui/kit/stack'
import { useChatAddress } from '@/ui/shell/use-chat-address'
import { retryWithRemovedCardLinkTexts } from '@/ui/texts/payment-failures.texts'
import type { PaymentRequest } from '@/application/payments/payment-precondition'

/**
 * Links for a customer who retries a payment whose card is no longer saved: ask for the payment's
 * status, or open the chat. Source: PAY-16.
 */
export function RetryWithRemovedCardLinks({
  request: { debt, retryOf },
}: {
  readonly request: PaymentRequest
}) {
  const chat = useChatAddress()
  const { externalId } = debt
  const key = retryOf?.idempotencyKey
  return (
    <Stack>
      <ButtonLink to={addresses.paymentStatus.to({ status: 'in_process', externalId, key })} wide>
        {retryWithRemovedCardLinkTexts.status}
      </ButtonLink>
      <ButtonLink href={chat} newTab icon="chat" variant="secondary" wide>
        {retryWithRemovedCardLinkTexts.chat}
      </ButtonLink>
    </Stack>
  )
}
