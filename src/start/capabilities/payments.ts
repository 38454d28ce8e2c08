// A payment reads the loan and what is collected of it, charges a card, and its result offers notices and the survey.
import './automatic-collection'
import './cards'
import './loans'
import './notifications'
import './operations'
import './survey'
import { PaymentGateway, PaymentMethodQueries } from '@/application/payments/payment.port'
import { UsedCards } from '@/application/payments/used-cards.port'
import { StoredUsedCards } from '@/adapters/device/stored/stored-used-cards'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(PaymentGateway, (http) => http.HttpPaymentGateway),
  gateway(PaymentMethodQueries, (http) => http.HttpPaymentGateway),
  adapter(UsedCards, StoredUsedCards),
)
