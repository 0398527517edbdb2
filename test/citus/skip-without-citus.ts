import { inject, test } from 'vitest'

// Where there is no Citus, this is the only test of each file.
const cluster = inject('citus')
if ('absent' in cluster) test.skip(`on Citus: ${cluster.absent}`)
