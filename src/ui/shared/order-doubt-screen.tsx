import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { WayHome } from '@/ui/shell/way-home'
import { ordersTexts as texts } from '@/ui/texts/orders.texts'
import type { OrderDoubt } from './order-doubt'

interface DoubtWords {
  readonly title: string
  readonly text: string
}

export interface OrderDoubtScreenProps {
  readonly doubt: OrderDoubt
  readonly words: DoubtWords
  /** Where the lender says that it has not arrived and it may go out again. */
  readonly notArrived: DoubtWords
  /** Sends the same order again: it is done once. Missing where what was ordered is not known here any more. */
  readonly onTryAgain?: (() => void) | undefined
  readonly otherWays?: ReactNode
}

/** Neither done nor refused: what is known by now, and how to know more. Source: PAY-16, REV-10. */
export const OrderDoubtScreen = observer(function OrderDoubtScreen({
  doubt,
  words,
  notArrived,
  onTryAgain,
  otherWays = <WayHome variant="quiet" />,
}: OrderDoubtScreenProps) {
  const isAsking = doubt.asking === 'asking'
  const { title, text } = doubt.mayGoOutAgain && onTryAgain ? notArrived : words
  return (
    <ResultScreen
      tone="warn"
      icon="clock"
      title={title}
      subtitle={text}
      detail={<p role="status">{doubt.news}</p>}
    >
      {doubt.mayGoOutAgain && onTryAgain && (
        <Button wide onPress={onTryAgain}>
          {texts.tryAgain}
        </Button>
      )}
      <Button
        wide
        icon="retry"
        variant={doubt.mayGoOutAgain ? 'secondary' : 'primary'}
        busy={isAsking}
        onPress={doubt.askAgain}
      >
        {texts.askAgain}
      </Button>
      {otherWays}
    </ResultScreen>
  )
})
