import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { offersTexts } from '@/ui/texts/offers.texts'
import { OtherServicesViewModel } from './other-services-view-model'

const texts = offersTexts.otherServices

export function OtherServicesScreen() {
  const model = useViewModel(OtherServicesViewModel)
  return (
    <Screen title={texts.title} lead={texts.lead} width="wide">
      <AccountChangeBlockedNotice change="new-debt" />
      <RowList label={texts.list}>
        <li>
          <LinkRow
            to={model.phoneTopUpAddress}
            icon="phone"
            title={texts.recharge}
            detail={texts.rechargeDetail}
            onFollow={model.reportPhoneTopUpChoice}
          />
        </li>
        <li>
          <LinkRow
            to={model.billPaymentAddress}
            icon="bolt"
            title={texts.bills}
            detail={texts.billsDetail}
            onFollow={model.reportBillPaymentChoice}
          />
        </li>
      </RowList>
    </Screen>
  )
}
