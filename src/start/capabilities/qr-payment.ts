import './operations'
import './revolving-line'
import { QrPaymentGateway } from '@/application/qr-payment/qr-payment.port'
import { QrPurchaseStore } from '@/application/qr-payment/qr-purchase-store.port'
import { StoredQrPurchase } from '@/adapters/device/stored/stored-qr-purchase'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(QrPaymentGateway, (http) => http.HttpQrPaymentGateway),
  createAdapterBinding(QrPurchaseStore, StoredQrPurchase),
)
