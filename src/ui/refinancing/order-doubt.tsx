import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { orderDoubtText, refinancingTexts } from '@/ui/texts/refinancing.texts'
import { ChatLink } from './chat-link'
import type { FollowedOrder } from './followed-order'

const texts = refinancingTexts.doubt

export interface OrderDoubtProps {
  readonly followed: FollowedOrder
  readonly of: 'loan' | 'payment'
  readonly onAgain: () => void
}

/** Nobody said what became of it: the lender is asked, and nothing is sent again by itself. Source: REF-11. */
export const OrderDoubt = observer(function OrderDoubt({ followed, of, onAgain }: OrderDoubtProps) {
  const { asking, hasNotArrived, news } = followed
  return (
    <ResultScreen
      tone="warn"
      icon="clock"
      {...orderDoubtText(of, hasNotArrived)}
      detail={<p role="status">{news}</p>}
    >
      {hasNotArrived && (
        <Button wide onPress={onAgain}>
          {texts.tryAgain}
        </Button>
      )}
      <Button
        wide
        variant={hasNotArrived ? 'secondary' : 'primary'}
        icon="retry"
        busy={asking === 'asking'}
        onPress={followed.askAgain}
      >
        {texts.askAgain}
      </Button>
      <ChatLink variant="quiet" />
    </ResultScreen>
  )
})
