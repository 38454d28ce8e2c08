import { describeOrderingOnce } from '#tests/application/shared/ordering-once'
import { joining, leaving } from './a-changed-collection'

describeOrderingOnce('joining automatic collection', joining)
describeOrderingOnce('leaving automatic collection', leaving)
