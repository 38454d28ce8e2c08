import { PhoneNumberChangeStore } from '@/application/access/phone-number-change-store.port'
import { PhoneNumberChangeGateway } from '@/application/access/phone-change.port'
import { StoredPhoneChangeProgress } from '@/adapters/device/stored/stored-phone-change'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(PhoneNumberChangeGateway, (http) => http.HttpPhoneChangeGateway),
  bindAdapter(PhoneNumberChangeStore, StoredPhoneChangeProgress),
)
