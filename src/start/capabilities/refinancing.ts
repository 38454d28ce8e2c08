import { RefinancingProgressRepository } from '@/application/refinancing/refinancing-progress.port'
import { StoredRefinancingProgress } from '@/adapters/device/stored/stored-refinancing-progress'
import { adapter, capability } from '@/start/composition'

export const refinancing = capability(adapter(RefinancingProgressRepository, StoredRefinancingProgress))
