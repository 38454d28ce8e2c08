import { PhoneChangeStore } from '@/application/access/phone-change-store.port'
import { PhoneChangeGateway } from '@/application/access/phone-change.port'
import { StoredPhoneChange } from '@/adapters/device/stored/stored-phone-change'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(PhoneChangeGateway, (http) => http.HttpPhoneChangeGateway),
  adapter(PhoneChangeStore, StoredPhoneChange),
)
