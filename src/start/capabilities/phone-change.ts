import { PhoneChangeStore } from '@/application/access/phone-change-store.port'
import { PhoneChangeGateway } from '@/application/access/phone-change.port'
import { StoredPhoneChangeProgress } from '@/adapters/device/stored/stored-phone-change'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(PhoneChangeGateway, (http) => http.HttpPhoneChangeGateway),
  bindAdapter(PhoneChangeStore, StoredPhoneChangeProgress),
)
