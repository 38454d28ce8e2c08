import { AmountVisibility } from '@/application/home/amount-visibility.port'
import { SeenDialogs } from '@/application/home/seen-dialogs.port'
import { StoredAmountVisibility } from '@/adapters/device/stored/stored-amount-visibility'
import { StoredSeenDialogs } from '@/adapters/device/stored/stored-seen-dialogs'
import { adapter, capability } from '@/start/composition'

export const home = capability(
  adapter(AmountVisibility, StoredAmountVisibility),
  adapter(SeenDialogs, StoredSeenDialogs),
)
