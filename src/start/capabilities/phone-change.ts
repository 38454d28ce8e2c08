import { PhoneChangeStore } from '@/application/access/phone-change-store.port'
import { PhoneChangeGateway } from '@/application/access/phone-change.port'
import { StoredPhoneChange } from '@/adapters/device/stored/stored-phone-change'
import { bindAdapter, bindCapability, bindGateway } from '@/start/composition'

bindCapability(
  bindGateway(PhoneChangeGateway, (http) => http.HttpPhoneChangeGateway),
  bindAdapter(PhoneChangeStore, StoredPhoneChange),
)
