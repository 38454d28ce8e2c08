import './operations'
import './revolving-line'
import { QrPaymentGateway } from '@/application/qr-payment/qr-payment.port'
import { QrPurchaseStore } from '@/application/qr-payment/qr-purchase-store.port'
import { StoredQrPurchase } from '@/adapters/device/stored/stored-qr-purchase'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(QrPaymentGateway, (http) => http.HttpQrPaymentGateway),
  adapter(QrPurchaseStore, StoredQrPurchase),
)
