import { PhoneChangeStore } from '@/application/access/phone-change-store.port'
import { StoredPhoneChange } from '@/adapters/device/stored/stored-phone-change'
import { adapter, capability } from '@/start/composition'

export const phoneChange = capability(adapter(PhoneChangeStore, StoredPhoneChange))
