import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { RecentCharges } from '@/application/payments/recent-charges'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage, SharedTexts } from '#tests/support/memory-storage'

const due = cents(1_262_500)
const first = { idempotencyKey: 'key-1', externalId: '40128753', amount: due, dueBefore: due }
const second = { ...first, idempotencyKey: 'key-2' }

function kept() {
  const clock = new ManualClock()
  const texts = new SharedTexts()
  return { clock, texts, charges: new RecentCharges(new MemoryStorage(texts), clock) }
}

describe('the charges of a short while ago', () => {
  it('may have been made from the moment they are sent', () => {
    const { charges, clock } = kept()
    charges.sent(first)
    expect(charges.notApplied('40128753', due)).toEqual({ ...first, at: clock.now(), standing: 'sent' })
    charges.accepted(first)
    expect(charges.notApplied('40128753', due)).toMatchObject({ standing: 'accepted' })
  })

  it('are forgotten when nothing was charged', () => {
    const { charges } = kept()
    charges.sent(first)
    charges.refused(first)
    expect(charges.notApplied('40128753', due)).toBeUndefined()
  })

  it('leave the next one of the loan alone when their own word comes late', () => {
    const { charges } = kept()
    charges.sent(first)
    charges.sent(second)
    charges.refused(first)
    charges.accepted(first)
    expect(charges.notApplied('40128753', due)).toMatchObject({ idempotencyKey: 'key-2', standing: 'sent' })
  })

  it('that were led to the provider count once its page says that she paid', () => {
    const { charges } = kept()
    charges.started(first)
    expect(charges.notApplied('40128753', due)).toBeUndefined()
    charges.acceptedElsewhere('40153318')
    expect(charges.notApplied('40128753', due)).toBeUndefined()
    charges.acceptedElsewhere('40128753')
    expect(charges.notApplied('40128753', due)).toMatchObject({ standing: 'accepted' })
  })

  it('stay when another payment of the loan is only begun', () => {
    const { charges } = kept()
    charges.sent(first)
    charges.started(second)
    expect(charges.notApplied('40128753', due)).toMatchObject({ idempotencyKey: 'key-1' })
  })

  it('are of one loan each', () => {
    const { charges } = kept()
    charges.sent(first)
    charges.sent({ ...second, externalId: '40153318' })
    expect(charges.notApplied('40128753', due)?.idempotencyKey).toBe('key-1')
    expect(charges.notApplied('40153318', due)?.idempotencyKey).toBe('key-2')
  })

  it('leave the device once they are old and another one is sent', () => {
    const { charges, clock, texts } = kept()
    charges.sent(first)
    clock.advance(48 * 3_600_000)
    charges.sent({ ...second, externalId: '40153318' })
    expect(texts.texts.get('recentCharges')).not.toContain('key-1')
  })

  it('are none where what is kept cannot be read', () => {
    const { charges, texts } = kept()
    texts.texts.set('recentCharges', '[{"externalId":"40128753"}]')
    expect(charges.notApplied('40128753', due)).toBeUndefined()
  })
})
