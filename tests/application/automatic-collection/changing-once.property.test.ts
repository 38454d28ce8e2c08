import { describeOrderingOnce } from '#tests/application/shared/ordering-once'
import { joining, leaving } from './a-changed-collection'

describeOrderingOnce('joining an automatic collection', joining)
describeOrderingOnce('leaving an automatic collection', leaving)
