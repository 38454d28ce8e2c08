import { describeExactlyOnce } from '#tests/application/shared/describe-exactly-once'
import { cardAddition, cardReplacement } from './a-changed-card'

describeExactlyOnce('adding a card', cardAddition)
describeExactlyOnce('replacing a card', cardReplacement)
