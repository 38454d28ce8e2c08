// A payment reads the loan and what is collected of it, charges a card, and its result offers notices and the survey.
import './automatic-collection'
import './cards'
import './loans'
import './notifications'
import './operations'
import './survey'
import { PaymentGateway, CardlessPaymentQueries } from '@/application/payments/payment.port'
import { SavedCardUseStore } from '@/application/payments/used-cards.port'
import { StoredUsedCards } from '@/adapters/device/stored/stored-used-cards'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(PaymentGateway, (http) => http.HttpPaymentGateway),
  createGatewayBinding(CardlessPaymentQueries, (http) => http.HttpPaymentGateway),
  createAdapterBinding(SavedCardUseStore, StoredUsedCards),
)
