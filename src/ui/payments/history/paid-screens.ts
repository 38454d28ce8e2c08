import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { MyPaymentsScreen } from './my-payments-screen'
import { PaymentReceiptScreen } from '@/ui/payments/receipt/payment-receipt-screen'

/** Screens of the payments made and their receipts, loaded as one chunk. Source: MOV-01, PAY-22. */
export const paidScreens = {
  myPayments: MyPaymentsScreen,
  paymentReceipt: PaymentReceiptScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
