import { AmountVisibility } from '@/application/home/amount-visibility.port'
import { HomeGateway } from '@/application/home/home.port'
import { SeenHomeDialogsStore } from '@/application/home/seen-dialogs.port'
import { StoredAmountVisibility } from '@/adapters/device/stored/stored-amount-visibility'
import { StoredSeenDialogs } from '@/adapters/device/stored/stored-seen-dialogs'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(HomeGateway, (http) => http.HttpHomeGateway),
  createAdapterBinding(AmountVisibility, StoredAmountVisibility),
  createAdapterBinding(SeenHomeDialogsStore, StoredSeenDialogs),
)
