import { QrPurchaseStore } from '@/application/qr-payment/qr-purchase-store.port'
import { StoredQrPurchase } from '@/adapters/device/stored/stored-qr-purchase'
import { adapter, capability } from '@/start/composition'

export const qrPayment = capability(adapter(QrPurchaseStore, StoredQrPurchase))
