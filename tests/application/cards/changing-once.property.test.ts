import { defineExactlyOnceOperationTests } from '#tests/application/shared/describe-exactly-once'
import { cardAdditionOperation, cardReplacementOperation } from './a-changed-card'

defineExactlyOnceOperationTests('adding a card', cardAdditionOperation)
defineExactlyOnceOperationTests('replacing a card', cardReplacementOperation)
