import { observer } from 'mobx-react-lite'
import { memo, useEffect, useRef, type Ref } from 'react'
import { addresses } from '@/ui/addresses'
import { Answered } from '@/ui/kit/answered'
import { Button } from '@/ui/kit/button'
import { EmptyState } from '@/ui/kit/empty-state'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { WayHome } from '@/ui/shell/way-home'
import { lineTexts } from '@/ui/texts/revolving-line.texts'
import {
  LineMovementsViewModel,
  type LineMovementsShown,
  type MovementList,
} from './line-movements-view-model'
import { MovementItem } from './movement-item'
import styles from './revolving-line.module.css'

const texts = lineTexts.movements
const back = { to: addresses.lineDetail.to(), label: lineTexts.backToLine }

export function LineMovementsScreen() {
  const model = useViewModel(LineMovementsViewModel)
  return (
    <Answered
      answer={model.answer}
      screen={{ title: texts.title, back }}
      skeleton={{ shape: 'card', count: 4, label: lineTexts.loading }}
      failure={{ title: lineTexts.failedTitle, otherWay: <WayHome /> }}
    >
      {({ phase }) => screenOf(model, phase)}
    </Answered>
  )
}

function screenOf(model: LineMovementsViewModel, phase: LineMovementsShown['phase']) {
  switch (phase) {
    case 'empty':
      return (
        <Screen title={texts.title} back={back}>
          <EmptyState icon="line" title={texts.emptyTitle} action={<WayHome />}>
            <p>{texts.empty}</p>
          </EmptyState>
        </Screen>
      )
    case 'ready':
      return (
        <Screen title={texts.title} back={back}>
          <Movements model={model} />
        </Screen>
      )
  }
}

const Movements = observer(function Movements({ model }: { readonly model: LineMovementsViewModel }) {
  const newest = useRef<HTMLUListElement>(null)
  // Where reading goes on; the button that was pressed may be gone.
  useEffect(() => newest.current?.focus({ preventScroll: true }), [model.newest])
  return (
    <div className={styles['movements']}>
      <div role="group" aria-label={texts.all} className={styles['lists']}>
        {model.lists.map((list) => (
          <List key={list.first} list={list} ref={list.first === model.newest ? newest : undefined} />
        ))}
      </div>
      <p role="status" className={styles['count']}>
        {model.count}
      </p>
      {model.hasMore && (
        <Button variant="secondary" wide onPress={model.seeMore}>
          {texts.seeMore}
        </Button>
      )}
    </div>
  )
})

interface ListProps {
  readonly list: MovementList
  readonly ref: Ref<HTMLUListElement> | undefined
}

/** Drawn once: what it shows never changes. */
const List = memo(function List({ list, ref }: ListProps) {
  return (
    <ul ref={ref} tabIndex={-1} aria-label={list.label} className={styles['list']}>
      {list.rows.map((row, position) => (
        <MovementItem key={position} row={row} />
      ))}
    </ul>
  )
})
