import { expect } from '@playwright/test'
import { storyOf } from '#scripts/stories/story'
import { tell } from '#scripts/stories/tell'
import { liveTest } from './portal-test'

/** Each charged twice, or was told wrongly, before payments left by one gate; `npm run stories` tells any others. */
const seeds = [2, 4, 5, 8, 11, 15, 17, 18, 21, 22, 26, 30]

for (const seed of seeds)
  liveTest(
    `whatever happens to a payment, it is made once and told as it is: story ${seed}`,
    async ({ browser, lender, liveSite }) => {
      const verdict = await tell(storyOf(seed), { browser, lender: lender.url, portal: liveSite })
      expect(verdict.faults).toEqual([])
      expect(verdict.charges, 'who never comes to pay proves nothing').toBeGreaterThan(0)
    },
  )
