import { AmountVisibility } from '@/application/home/amount-visibility.port'
import { HomeGateway } from '@/application/home/home.port'
import { SeenDialogs } from '@/application/home/seen-dialogs.port'
import { StoredAmountVisibility } from '@/adapters/device/stored/stored-amount-visibility'
import { StoredSeenDialogs } from '@/adapters/device/stored/stored-seen-dialogs'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(HomeGateway, (http) => http.HttpHomeGateway),
  adapter(AmountVisibility, StoredAmountVisibility),
  adapter(SeenDialogs, StoredSeenDialogs),
)
