import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { ShopAmountEntryScreen } from '@/ui/qr-payment/shop-amount-entry-screen'
import { PurchasePlanScreen } from '@/ui/qr-payment/purchase-plan-screen'
import { QrPaymentReceiptScreen } from '@/ui/qr-payment/qr-payment-receipt-screen'
import { ScannerScreen } from '@/ui/qr-payment/scanner-screen'
import '@/start/capabilities/qr-payment'

/**
 * The screens with which a customer pays a shop by QR code. They lead to one another, so they are loaded
 * as one chunk (code file). Source: QRP-01 to QRP-08.
 */
export const qrPaymentScreens = {
  qrPayment: ScannerScreen,
  qrAmount: ShopAmountEntryScreen,
  qrPlan: PurchasePlanScreen,
  qrVoucher: QrPaymentReceiptScreen,
} satisfies Record<AddressNamesInChunk<'qr-payment'>, ComponentType>
