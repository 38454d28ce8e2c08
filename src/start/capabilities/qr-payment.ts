import './operations'
import './revolving-line'
import { QrPaymentGateway } from '@/application/qr-payment/qr-payment.port'
import { QrPurchaseStore } from '@/application/qr-payment/qr-purchase-store.port'
import { StoredQrPurchase } from '@/adapters/device/stored/stored-qr-purchase'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(QrPaymentGateway, (http) => http.HttpQrPaymentGateway),
  bindAdapter(QrPurchaseStore, StoredQrPurchase),
)
