import { describeExactlyOnce } from '#tests/application/shared/describe-exactly-once'
import { joiningCollection, leavingCollection } from './a-changed-collection'

describeExactlyOnce('joining automatic collection', joiningCollection)
describeExactlyOnce('leaving automatic collection', leavingCollection)
