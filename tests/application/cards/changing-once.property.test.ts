import { describeOrderingOnce } from '#tests/application/shared/ordering-once'
import { addition, replacement } from './a-changed-card'

describeOrderingOnce('adding a card', addition)
describeOrderingOnce('replacing a card', replacement)
