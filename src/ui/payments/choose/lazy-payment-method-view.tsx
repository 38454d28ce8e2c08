import { useEffect } from 'react'
import { createOnDemandComponent } from '@/ui/kit/on-demand'
import { Skeleton } from '@/ui/kit/skeleton'
import type { PaymentSummaryViewModel } from './payment-summary-view-model'

/** The view of the chosen payment method. Its code is loaded separately from the summary. */
export const LazyPaymentMethodView = createOnDemandComponent(
  async () => (await import('@/ui/payments/charge/payment-submission-screens')).PaymentMethodView,
  <Skeleton shape="panel" />,
)

/**
 * Loads the code of the payment methods in advance: after the summary is shown or, if a method is
 * already chosen, at once.
 */
export function usePaymentMethodViewPreloading({ method, asyncState }: PaymentSummaryViewModel): void {
  const isWanted = method !== undefined || asyncState.loadedState !== undefined
  useEffect(() => {
    if (isWanted) LazyPaymentMethodView.preload().catch(() => undefined)
  }, [isWanted])
}
