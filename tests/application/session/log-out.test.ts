import { expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { LogOut } from '@/application/session/log-out'
import { martaSignedIn, MemorySessionGateway, nobodySignedIn } from '#tests/support/loan-builders'

class ListeningLender extends MemorySessionGateway {
  readonly told: string[] = []

  constructor(private readonly answers: 'well' | 'not at all') {
    super()
  }

  override async logOut(refreshToken: string = '') {
    this.told.push(refreshToken)
    return this.answers === 'well' ? success() : failure({ kind: 'no-answer' } as const)
  }
}

it.each(['well', 'not at all'] as const)(
  'tells the server whose session ends, and is done when it answers %s',
  async (answers) => {
    const lender = new ListeningLender(answers)
    await new LogOut(lender, martaSignedIn()).execute()
    expect(lender.told).toEqual(['refresh-1'])
  },
)

it('tells nothing when nobody is signed in', async () => {
  const lender = new ListeningLender('well')
  await new LogOut(lender, nobodySignedIn()).execute()
  expect(lender.told).toEqual([])
})
