import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { MyPaymentsScreen } from './my-payments-screen'
import { PaymentReceiptScreen } from './payment-receipt-screen'

/** What was paid, and what proves it, comes together. Source: MOV-01, PAY-22. */
export const paidScreens = {
  myPayments: MyPaymentsScreen,
  paymentReceipt: PaymentReceiptScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
