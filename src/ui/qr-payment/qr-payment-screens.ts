import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { OpenAmountScreen } from './open-amount-screen'
import { PurchasePlanScreen } from './purchase-plan-screen'
import { VoucherScreen } from './voucher-screen'
import { ScannerScreen } from './scanner-screen'

/**
 * Screens of paying by QR code, loaded as one chunk because they lead to one another. Source: QRP-01 to
 * QRP-08.
 */
export const qrPaymentScreens = {
  qrPayment: ScannerScreen,
  qrAmount: OpenAmountScreen,
  qrPlan: PurchasePlanScreen,
  qrVoucher: VoucherScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
