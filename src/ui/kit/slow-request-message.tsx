import { observer } from 'mobx-react-lite'
import type { PendingRequest } from './pending-request'

/** The message that a request takes longer than usual. It is shown only while the request is slow. */
export const SlowRequestMessage = observer(function SlowRequestMessage({
  request: { slowRequestMessage },
}: {
  readonly request: Pick<PendingRequest, 'slowRequestMessage'>
}) {
  return slowRequestMessage && <p role="status">{slowRequestMessage}</p>
})
