import type { Storage } from '../../src/storage/open-storage.ts'

/** Lets the leases of killed processes expire: with a lease time of 0, every lease ends too far ahead to be valid. */
export async function expireLeases({ jobs }: Pick<Storage, 'jobs'>): Promise<void> {
  await jobs.claimJob({ owner: 'test', now: Date.now(), leaseTime: 0, jobId: 'none' })
}
