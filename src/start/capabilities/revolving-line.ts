import { LineRequestStore } from '@/application/revolving-line/line-request-store.port'
import { StoredLineRequest } from '@/adapters/device/stored/stored-line-request'
import { adapter, capability } from '@/start/composition'

export const revolvingLine = capability(adapter(LineRequestStore, StoredLineRequest))
