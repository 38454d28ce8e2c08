// A result offers notices and the survey.
import './notifications'
import './survey'
import { UsedCards } from '@/application/payments/used-cards.port'
import { StoredUsedCards } from '@/adapters/device/stored/stored-used-cards'
import { adapter, capability } from '@/start/composition'

export const payments = capability(adapter(UsedCards, StoredUsedCards))
