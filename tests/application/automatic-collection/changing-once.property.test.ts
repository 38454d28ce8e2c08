import { defineExactlyOnceOperationTests } from '#tests/application/shared/describe-exactly-once'
import { collectionActivationOperation, collectionDeactivationOperation } from './a-changed-collection'

defineExactlyOnceOperationTests('joining automatic collection', collectionActivationOperation)
defineExactlyOnceOperationTests('leaving automatic collection', collectionDeactivationOperation)
