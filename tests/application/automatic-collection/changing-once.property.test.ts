import { describeExactlyOnceTests } from '#tests/application/shared/describe-exactly-once'
import { collectionActivationOperation, collectionDeactivationOperation } from './a-changed-collection'

describeExactlyOnceTests('joining automatic collection', collectionActivationOperation)
describeExactlyOnceTests('leaving automatic collection', collectionDeactivationOperation)
