import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { EmptyScreen } from '@/ui/kit/empty-screen'
import { MonthList } from '@/ui/kit/month-list'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import {
  CreditLineMovementsViewModel,
  type CreditLineMovementsState,
} from './credit-line-movements-view-model'
import { CreditLineMovementItem } from './movement-item'

const texts = creditLineTexts.movements
const backLink = { to: addresses.creditLineDetail.createPath(), label: creditLineTexts.backToCreditLine }

export function CreditLineMovementsScreen() {
  const model = useViewModel(CreditLineMovementsViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, back: backLink, width: 'wide' }}
      skeleton={{ shape: 'row', count: 6, label: creditLineTexts.loading }}
      failureNoticeProps={{ title: creditLineTexts.failedTitle, secondaryAction: <HomeLink /> }}
    >
      {({ phase }) => screenForState(model, phase)}
    </AsyncBoundary>
  )
}

function screenForState(model: CreditLineMovementsViewModel, phase: CreditLineMovementsState['phase']) {
  switch (phase) {
    case 'empty':
      return (
        <EmptyScreen
          titleAndBack={{ title: texts.title, back: backLink }}
          icon="line"
          title={texts.emptyTitle}
          text={texts.empty}
          action={<HomeLink variant="secondary" />}
        />
      )
    case 'ready':
      return (
        <Screen title={texts.title} back={backLink} width="wide">
          <MonthList pager={model.pager} label={texts.all} seeMoreText={texts.seeMore}>
            {(row) => <CreditLineMovementItem row={row} />}
          </MonthList>
        </Screen>
      )
  }
}
