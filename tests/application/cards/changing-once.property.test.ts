import { describeExactlyOnceTests } from '#tests/application/shared/describe-exactly-once'
import { cardAdditionOperation, cardReplacementOperation } from './a-changed-card'

describeExactlyOnceTests('adding a card', cardAdditionOperation)
describeExactlyOnceTests('replacing a card', cardReplacementOperation)
