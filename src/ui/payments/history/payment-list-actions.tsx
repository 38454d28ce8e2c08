import { observer } from 'mobx-react-lite'
import type { AccessObstacle } from '@/domain/session/area-access'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink, type ButtonVariant } from '@/ui/kit/button'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { accessObstacleText } from '@/ui/texts/menu.texts'
import { myPaymentsTexts as texts } from '@/ui/texts/my-payments.texts'
import { PaymentListActionsViewModel } from './payment-list-actions-view-model'

/**
 * Links for making another payment and for reporting a missing payment. If both are disabled for the same
 * reason, the reason is shown once below them. Source: HOM-16, MOV-01.
 */
export const PaymentListActions = observer(function PaymentListActions() {
  const { obstacleToPayment, obstacleToSendingReceipt } = useViewModel(PaymentListActionsViewModel)
  const isOneReason = obstacleToPayment !== undefined && obstacleToPayment === obstacleToSendingReceipt
  return (
    <Stack gap="small">
      <ActionLink
        to={addresses.payInstallments.createPath()}
        obstacle={obstacleToPayment}
        reasonHidden={isOneReason}
      >
        {texts.newPayment}
      </ActionLink>
      <ActionLink to={addresses.sendReceipt.createPath()} obstacle={obstacleToSendingReceipt} variant="quiet">
        {texts.sendReceipt}
      </ActionLink>
    </Stack>
  )
})

interface ActionProps {
  readonly to: string
  readonly obstacle: AccessObstacle | undefined
  readonly reasonHidden?: boolean
  readonly variant?: ButtonVariant
  readonly children: string
}

/**
 * A link that looks like a button. If the customer may not use it, it is disabled and shows the reason.
 * Source: SES-09.
 */
function ActionLink({ to, obstacle, reasonHidden = false, variant = 'primary', children }: ActionProps) {
  if (obstacle)
    return (
      <Button
        disabledReason={accessObstacleText(obstacle)}
        reasonHidden={reasonHidden}
        variant={variant}
        wide
      >
        {children}
      </Button>
    )
  return (
    <ButtonLink to={to} variant={variant} wide>
      {children}
    </ButtonLink>
  )
}
