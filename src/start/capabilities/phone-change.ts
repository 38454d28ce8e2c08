import { PhoneNumberChangeStore } from '@/application/access/phone-number-change-store.port'
import { PhoneNumberChangeGateway } from '@/application/access/phone-change.port'
import { StoredPhoneChangeProgress } from '@/adapters/device/stored/stored-phone-change'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(PhoneNumberChangeGateway, (http) => http.HttpPhoneChangeGateway),
  createAdapterBinding(PhoneNumberChangeStore, StoredPhoneChangeProgress),
)
